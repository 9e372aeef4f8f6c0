# Divides by each power of two, the largest first.
def prefix_boxes(t):
    power, start, boxes = 1, 0, []
    while power * 2 <= t:
        power *= 2
    while power:
        if (t - start) // power:
            boxes.append((start + 1, start + power))
            start += power
        power //= 2
    return tuple(boxes)
