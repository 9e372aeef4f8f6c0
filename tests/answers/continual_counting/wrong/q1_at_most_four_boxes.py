# Wrong for t = 31: the loop ends after four boxes and the fifth, 31 to 31, is missing.
def prefix_boxes(t):
    boxes, start = [], 0
    for _ in range(4):
        rest = t - start
        if rest == 0:
            break
        size = 1 << (rest.bit_length() - 1)
        boxes.append((start + 1, start + size))
        start += size
    return boxes
