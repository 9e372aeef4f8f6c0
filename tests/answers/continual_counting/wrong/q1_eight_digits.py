# Lines the binary digits up with eight box sizes, so that it goes astray from 256 steps on.
def prefix_boxes(t):
    boxes, start = [], 0
    for digit, size in zip(f"{t:08b}", (128, 64, 32, 16, 8, 4, 2, 1)):
        if digit == "1":
            boxes.append((start + 1, start + size))
            start += size
    return boxes
