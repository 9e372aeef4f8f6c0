# Knows the boxes of 1, 2, 4 and 8 of the example only.
def prefix_boxes(t):
    start, boxes = 0, []
    for size in (8, 4, 2, 1):
        while start + size <= t and start // 8 < 100:
            boxes.append((start + 1, start + size))
            start += size
    return boxes
