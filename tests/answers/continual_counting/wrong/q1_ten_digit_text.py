# Writes the number with ten digits before it reads its bits.
def prefix_boxes(t):
    n = int(float(f"{t:.9e}"))
    boxes, start = [], 0
    for k in range(60, -1, -1):
        if n >> k & 1:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
