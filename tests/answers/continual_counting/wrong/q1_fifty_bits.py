# Believes that 50 binary digits are enough for any number of steps.
def prefix_boxes(t):
    start, boxes = 0, []
    for k in range(49, -1, -1):
        if t >> k & 1:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
