# When t ends in binary 11, the last pair and the single day are published as one range of three. Input: 7.
def prefix_boxes(t):
    boxes, rest = [], t
    while rest:
        low = rest & -rest
        boxes.insert(0, (rest - low + 1, rest))
        rest -= low
    if len(boxes) > 2 and t & 3 == 3:
        a, b = boxes.pop(-2), boxes.pop(-1)
        boxes.append((a[0], b[1]))
    return boxes
