# Doubles the size until it no longer fits.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        size = 1
        while 2 * size <= t - start:
            size += size
        boxes.append([start + 1, start + size])
        start += size
    return boxes
