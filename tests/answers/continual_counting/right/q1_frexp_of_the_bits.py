# The size from the length of the binary text of the rest.
def prefix_boxes(t):
    start, boxes = 0, []
    while start < t:
        size = int("1" + "0" * (len(bin(t - start)) - 3), 2)
        boxes.append((start + 1, start + size))
        start += size
    return boxes
