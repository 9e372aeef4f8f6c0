# The size by math.log2, which rounds up just below a large power of two.
def prefix_boxes(t):
    start, boxes = 0, []
    while start < t:
        size = 2 ** int(math.log2(t - start))
        boxes.append((start + 1, start + size))
        start += size
    return boxes
