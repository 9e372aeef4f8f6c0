# Largest first.
def _boxes(t):
    boxes, start = [], 0
    for k in range(40, -1, -1):
        if t - start >= 2**k:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes


def change_variance(before, after, steps, epsilon):
    one, two = _boxes(before), _boxes(after)
    alone = [box for box in one if box not in two] + [box for box in two if box not in one]
    levels = sum(2**k <= steps for k in range(41))
    return 2.0 * len(alone) * (levels / epsilon) ** 2
