# The largest box has 64 steps; longer pasts take several of them.
def prefix_boxes(t):
    boxes, start = [], 0
    for size in (64, 32, 16, 8, 4, 2, 1):
        while t - start >= size:
            boxes.append((start + 1, start + size))
            start += size
    return boxes
