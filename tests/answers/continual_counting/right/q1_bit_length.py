# Bit length.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        size = 1 << ((t - start).bit_length() - 1)
        boxes.append((start + 1, start + size))
        start += size
    return boxes
