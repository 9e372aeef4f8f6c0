# Wrong for t = 1: the loop runs while the rest is above 1 and an only step is not appended (returns []).
def prefix_boxes(t):
    boxes, start = [], 0
    while t - start > 1:
        size = 1 << ((t - start).bit_length() - 1)
        boxes.append((start + 1, start + size))
        start += size
    if boxes and start < t:
        boxes.append((t, t))
    return boxes
