# Lays the smallest box first, so that later ones start at no multiple of their size.
def prefix_boxes(t):
    boxes, start = [], 0
    for k in range(9):
        if t >> k & 1:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
