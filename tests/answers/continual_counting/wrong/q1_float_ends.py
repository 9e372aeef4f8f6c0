# Keeps the ends as floats.
def prefix_boxes(t):
    boxes, end = [], float(t)
    while end >= 1:
        size = float(int(end) & -int(end))
        boxes.append((int(end - size + 1), int(end)))
        end -= size
    return boxes[::-1]
