# Peels the lowest bit off from the end, newest box first, and turns the list round.
def prefix_boxes(t):
    boxes = []
    while t:
        rest = t & (t - 1)
        boxes.append([rest + 1, t])
        t = rest
    boxes.reverse()
    return boxes
