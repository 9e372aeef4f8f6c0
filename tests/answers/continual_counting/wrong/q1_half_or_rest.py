# Halves the size after each box, and takes the whole rest when the half is too long, whatever its length.
def prefix_boxes(t):
    size = 1
    while 2 * size <= t:
        size *= 2
    boxes, start = [], 0
    while start < t:
        boxes.append((start + 1, start + size))
        start += size
        size = min(size // 2, t - start)
    return boxes
