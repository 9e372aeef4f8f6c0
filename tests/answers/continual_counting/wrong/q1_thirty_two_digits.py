# Wrong for t >= 2**32: only the last 32 binary digits are looked at.
def prefix_boxes(t):
    boxes, start = [], 0
    for k in range(31, -1, -1):
        if t >> k & 1:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
