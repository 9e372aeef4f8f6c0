# Goes over the binary digits from the highest down and starts each box behind the one before.
def prefix_boxes(t):
    """The fewest boxes that make up the steps 1 to t, as pairs (first, last)."""
    boxes, start = [], 0
    for k in reversed(range(t.bit_length())):
        if (t >> k) & 1:
            boxes.append((start + 1, start + (1 << k)))
            start += 1 << k
    return boxes
