# The past is made of at most three boxes, as in all examples.
def prefix_boxes(t):
    start, boxes = 0, []
    for _ in range(3):
        rest = t - start
        if rest:
            size = 1 << (rest.bit_length() - 1)
            boxes.append((start + 1, start + size))
            start += size
    return boxes
