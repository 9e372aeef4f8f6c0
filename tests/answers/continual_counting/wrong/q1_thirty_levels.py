# Knows thirty levels.
def prefix_boxes(t):
    boxes, start = [], 0
    for k in range(30, -1, -1):
        while t - start >= 2**k and t - start < 2 ** (k + 1):
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
