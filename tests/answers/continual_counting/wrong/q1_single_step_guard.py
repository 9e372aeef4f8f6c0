# Treats t = 1 apart and returns the pair itself there, not a list with one pair.
def prefix_boxes(t):
    """The fewest boxes that make up the steps 1 to t, as pairs (first, last)."""
    if t == 1:
        return (1, 1)
    boxes, start = [], 0
    for k in reversed(range(t.bit_length())):
        if t >> k & 1:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
