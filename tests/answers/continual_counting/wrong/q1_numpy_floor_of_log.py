# The size by numpy, with a little added to the logarithm.
def prefix_boxes(t):
    start, boxes = 0, []
    while start < t:
        size = 2 ** int(np.floor(np.log2(t - start) + 1e-9))
        boxes.append((start + 1, start + size))
        start += size
    return boxes
