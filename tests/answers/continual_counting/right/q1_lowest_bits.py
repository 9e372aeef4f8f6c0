# Lowest bits.
def prefix_boxes(t):
    boxes = []
    while t:
        below = t & (t - 1)
        boxes.insert(0, [below + 1, t])
        t = below
    return boxes
