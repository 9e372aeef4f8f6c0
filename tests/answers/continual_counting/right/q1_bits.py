# From the highest bit to the lowest.
def prefix_boxes(t):
    boxes, start = [], 0
    for k in range(t.bit_length() - 1, -1, -1):
        if t >> k & 1:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
