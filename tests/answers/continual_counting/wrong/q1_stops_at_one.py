# Walks back from the newest box only while t is above 1, so that t = 1 gets no box at all.
def prefix_boxes(t):
    """The fewest boxes that make up the steps 1 to t, as pairs (first, last)."""
    boxes = []
    while t > 1:
        low = t & -t
        boxes.append((t - low + 1, t))
        t -= low
    return boxes[::-1]
