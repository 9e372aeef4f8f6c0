# Wrong for t = 2**48 - 1: math.log(rest, 2) rounds up to 48.0, so the first box is longer than the past.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        size = 2 ** math.floor(math.log(t - start, 2))
        boxes.append((start + 1, start + size))
        start += size
    return boxes
