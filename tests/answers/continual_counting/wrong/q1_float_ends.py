# Keeps the steps as floats and makes them whole at the end, so that large ones are rounded.
def prefix_boxes(t):
    start, boxes = 0.0, []
    for k in reversed(range(t.bit_length())):
        if t >> k & 1:
            boxes.append((int(start + 1), int(start + 2.0**k)))
            start += 2.0**k
    return boxes
