# Huge t: the logarithm rounds up just below a power of two.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        size = 2 ** int(math.log2(t - start))
        boxes.append((start + 1, start + size))
        start += size
    return boxes
