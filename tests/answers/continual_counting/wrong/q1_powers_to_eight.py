# Only 1, 2, 4 and 8 are known to be one box; a longer power of two is split in halves.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        rest = t - start
        size = 1
        while 2 * size < rest or 2 * size == rest and rest <= 8:
            size *= 2
        boxes.append((start + 1, start + size))
        start += size
    return boxes
