# Expects at most half of the binary digits to be ones, and so loses the last box of t = 15.
def prefix_boxes(t):
    """The fewest boxes that make up the steps 1 to t, as pairs (first, last)."""
    boxes, start = [], 0
    for _ in range(t.bit_length() // 2 + 1):
        rest = t - start
        if rest == 0:
            break
        size = 1 << (rest.bit_length() - 1)
        boxes.append((start + 1, start + size))
        start += size
    return boxes
