# Does not take a box that fits exactly.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        size = max(1, 1 << max(0, (t - start - 1).bit_length() - 1))
        boxes.append((start + 1, start + size))
        start += size
    return boxes
