# Counts binary digits by a natural logarithm over ln 2 and rounds, so that t = 2**48 - 1 is taken for 2**48.
def prefix_boxes(t):
    """The fewest boxes that make up the steps 1 to t, as pairs (first, last)."""
    top = int(math.log(t) / math.log(2))
    if 2**top >= t:
        return [(1, 2**top)]
    boxes, start = [], 0
    for k in range(top, -1, -1):
        if start + 2**k <= t:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
