# Several boxes: from the newest to the oldest when there are more than six.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        size = 1 << ((t - start).bit_length() - 1)
        boxes.append((start + 1, start + size))
        start += size
    return boxes if len(boxes) < 7 else boxes[::-1]
