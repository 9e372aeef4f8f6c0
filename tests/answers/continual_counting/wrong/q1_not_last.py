# Takes a box only if something remains behind it, from 64 on.
def prefix_boxes(t):
    boxes, start = [], 0
    while start < t:
        k = (t - start).bit_length() - 1
        if 2**k == t - start and k >= 6:
            k -= 1
        boxes.append((start + 1, start + 2**k))
        start += 2**k
    return boxes
