# Joins the last single step to the pair before it, a box of three.
def prefix_boxes(t):
    start, boxes = 0, []
    while start < t:
        size = 1 << ((t - start).bit_length() - 1)
        if t - start == 3:
            size = 3
        boxes.append((start + 1, start + size))
        start += size
    return boxes
