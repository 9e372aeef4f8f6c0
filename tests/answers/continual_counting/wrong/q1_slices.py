# Returns slices.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        size = 1 << (t - start).bit_length() - 1
        boxes.append((start, start + size))
        start += size
    return boxes
