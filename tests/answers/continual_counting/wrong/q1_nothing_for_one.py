# Begins with pairs, and adds the single step only to what is there, so that one step has no box.
def prefix_boxes(t):
    boxes, start, size = [], 0, 1
    while size * 2 <= t:
        size *= 2
    while size > 1:
        if start + size <= t:
            boxes.append((start + 1, start + size))
            start += size
        size //= 2
    if boxes and boxes[-1][1] < t:
        boxes.append((t, t))
    return boxes
