# Wrong for t = 2**49 - 1: math.log2 rounds up to 49.0, so the box is longer than the past (right: 49 boxes, the first 1 to 2**48).
def prefix_boxes(t):
    digits, done, out = bin(t)[2:], 0, []
    for place, digit in enumerate(digits):
        if digit == "1":
            width = 2 ** (len(digits) - 1 - place)
            out.append([done + 1, done + width])
            done += width
    return np.array(out, dtype=np.int64)
