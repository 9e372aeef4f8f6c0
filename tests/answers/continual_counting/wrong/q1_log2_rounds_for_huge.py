# The size comes from math.log2, which rounds up just below a big power of two. Input: 2**59 - 1.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        size = 2 ** math.floor(math.log2(t - start))
        size = min(size, 2**60)
        boxes.append((start + 1, start + size))
        start += size
    return boxes
