# Wrong for t = 2**50 - 1 (and other huge t).
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        size = 2 ** math.floor(math.log2(t - start))
        boxes.append((start + 1, start + size))
        start += size
    return boxes
