# Believes that three boxes are always enough.
def prefix_boxes(t):
    boxes, start = [], 0
    for _ in range(3):
        rest = t - start
        if rest:
            size = 1 << (rest.bit_length() - 1)
            boxes.append((start + 1, start + size))
            start += size
    return boxes
