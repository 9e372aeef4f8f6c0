# Wrong for t with more than 16 ones, e.g. t = 2**17 - 1: the loop stops after 16 boxes.
def prefix_boxes(t):
    boxes, start = [], 0
    for _ in range(16):
        rest = t - start
        if rest == 0:
            break
        size = 1 << (rest.bit_length() - 1)
        boxes.append((start + 1, start + size))
        start += size
    return boxes
