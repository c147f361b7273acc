"""Other people's formats: what comes in from elsewhere and goes out to other programs."""
