"""What the analyst chooses beside a result: people, level, edges, comparisons."""
