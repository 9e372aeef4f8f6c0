# Takes the lowest bit off from the end and turns the list round.
def prefix_boxes(t):
    t = int(t)
    boxes = []
    while t:
        before = t & (t - 1)
        boxes.append((before + 1, t))
        t = before
    return boxes[::-1]
