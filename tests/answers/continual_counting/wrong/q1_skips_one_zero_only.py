# The size is halved at most twice, so two zeros in a row in the binary number are not skipped
# Witness: prefix_boxes(9) gives [(1, 8), (9, 10)], right is [(1, 8), (9, 9)]
def prefix_boxes(t):
    size = 1 << (t.bit_length() - 1)
    boxes, start = [], 0
    while start < t:
        boxes.append((start + 1, start + size))
        start += size
        size //= 2
        if size > t - start:
            size //= 2
        size = max(size, 1)
    return boxes
