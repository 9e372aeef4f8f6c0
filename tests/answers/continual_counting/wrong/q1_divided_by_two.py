# Takes digits off by a division, which is a float.
def prefix_boxes(t):
    digits, rest = [], t
    while rest:
        digits.append(int(rest % 2))
        rest = int(rest / 2)
    boxes, start = [], 0
    for k in range(len(digits) - 1, -1, -1):
        if digits[k]:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
