# Only boxes of up to 2**49 are tried, so from 2**50 on the beginning is missing. Input: 2**50.
def prefix_boxes(t):
    boxes, start = [], 0
    for k in range(49, -1, -1):
        if t >> k & 1:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
