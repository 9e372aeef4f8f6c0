# Starts and ends are kept as floats and turned into whole numbers at the end only
# Witness: prefix_boxes(10**18 - 1)[-1] gives (1000000000000000000, 1000000000000000000), right is (999999999999999999, 999999999999999999)
def prefix_boxes(t):
    boxes, start, rest = [], 0.0, t
    while rest:
        size = 1 << (rest.bit_length() - 1)
        boxes.append((int(start + 1), int(start + size)))
        start, rest = start + size, rest - size
    return boxes
