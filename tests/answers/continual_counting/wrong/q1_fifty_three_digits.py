# Looks at the 53 digits that a float has, and 10^16 has 54.
def prefix_boxes(t):
    boxes, start = [], 0
    for k in range(52, -1, -1):
        if t >> k & 1:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
