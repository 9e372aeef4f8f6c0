"""Speed of dpedu, as ratios against peer libraries and plain numpy, in the same run."""
