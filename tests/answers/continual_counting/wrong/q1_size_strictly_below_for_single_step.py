# Wrong for t = 1: the loop runs while the rest is above 1 and an only step is not appended (returns []).
def prefix_boxes(t):
    digits, done, out = bin(t)[2:], 0, []
    for place, digit in enumerate(digits):
        if digit == "1":
            width = 2 ** (len(digits) - 1 - place)
            out.append([done + 1, done + width])
            done += width
    return np.array(out, dtype=np.int64)
