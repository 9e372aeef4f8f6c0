# From the newest box back, by the lowest bit.
def prefix_boxes(t):
    boxes = []
    while t > 0:
        size = t & -t
        boxes.append((t - size + 1, t))
        t -= size
    return boxes[::-1]
