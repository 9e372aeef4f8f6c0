# More than twenty boxes: the rest is left out.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t and len(boxes) < 20:
        size = 1 << ((t - start).bit_length() - 1)
        boxes.append((start + 1, start + size))
        start += size
    return boxes
