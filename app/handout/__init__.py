"""What is handed out beside a survey: sheets to print, and the codebook of its answers."""
