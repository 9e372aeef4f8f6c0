# Wrong for t = 2**29 and others: the quotient of natural logarithms is rounded down or up.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        k = int(math.log(t - start) / math.log(2))
        boxes.append((start + 1, start + 2**k))
        start += 2**k
    return boxes
