# The size by a quotient of natural logarithms.
def prefix_boxes(t):
    start, boxes = 0, []
    while start < t:
        size = 2 ** int(math.log(t - start) / math.log(2))
        boxes.append((start + 1, start + size))
        start += size
    return boxes
