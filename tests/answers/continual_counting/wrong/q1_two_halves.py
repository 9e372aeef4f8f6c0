# Powers of two from 64 on: two boxes where one is enough.
def prefix_boxes(t):
    boxes, start = [], 0
    if t >= 64 and t & (t - 1) == 0:
        return [(1, t // 2), (t // 2 + 1, t)]
    while start < t:
        size = 1 << ((t - start).bit_length() - 1)
        boxes.append((start + 1, start + size))
        start += size
    return boxes
