# Wrong for t = 31: the loop ends after four boxes and the fifth, 31 to 31, is missing.
def prefix_boxes(t):
    digits, done, out = bin(t)[2:], 0, []
    for place, digit in enumerate(digits):
        if digit == "1":
            width = 2 ** (len(digits) - 1 - place)
            out.append([done + 1, done + width])
            done += width
    return np.array(out, dtype=np.int64)
