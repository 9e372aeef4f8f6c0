# Takes sizes as floats, which lose the last digits of huge steps.
def prefix_boxes(t):
    boxes, start, rest = [], 0.0, float(t)
    while rest > 0:
        size = 2.0 ** (math.frexp(rest)[1] - 1)
        boxes.append((int(start + 1), int(start + size)))
        start, rest = start + size, rest - size
    return boxes
