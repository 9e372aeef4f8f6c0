# By frexp is exact up to here.
def prefix_boxes(t):
    # math.frexp of numbers below 2**53 is exact, and up to 10**16 < 2**54 the exponent is right too
    boxes, start = [], 0
    while start < t:
        size = 2 ** (math.frexp(t - start)[1] - 1)
        boxes.append((start + 1, start + size))
        start += size
    return boxes
