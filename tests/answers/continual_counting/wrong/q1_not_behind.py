# Lets each box begin at step 1.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        size = 1 << (t - start).bit_length() - 1
        boxes.append((1, size))
        start += size
    return boxes
