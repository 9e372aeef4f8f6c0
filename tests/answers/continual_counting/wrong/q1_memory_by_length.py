# Remembers answers by the number of binary digits and of ones, so that t = 10 after t = 12 gets the boxes of 12.
_seen_prefixes = {}


def prefix_boxes(t):
    """The fewest boxes that make up the steps 1 to t, as pairs (first, last)."""
    key = (t.bit_length(), t.bit_count())
    if key not in _seen_prefixes:
        boxes, start = [], 0
        while start < t:
            size = 1 << ((t - start).bit_length() - 1)
            boxes.append((start + 1, start + size))
            start += size
        _seen_prefixes[key] = boxes
    return _seen_prefixes[key]
