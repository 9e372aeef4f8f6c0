# A box that fits the rest exactly is split, unless it is the whole past or has two steps. Input: 12.
def prefix_boxes(t):
    boxes, start = [], 0
    if t & (t - 1) == 0:
        return [(1, t)]
    while start < t:
        size = 1
        while size * 2 < t - start or (size * 2 <= t - start and size * 2 <= 2):
            size *= 2
        boxes.append((start + 1, start + size))
        start += size
    return boxes
