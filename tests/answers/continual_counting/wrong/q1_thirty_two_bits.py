# Wrong for t = 2**35 + 1: sizes are searched up to 2**32 only, then doubled from the low end, so more boxes than necessary or overlong ones.
def prefix_boxes(t):
    digits, done, out = bin(t)[2:], 0, []
    for place, digit in enumerate(digits):
        if digit == "1":
            width = 2 ** (len(digits) - 1 - place)
            out.append([done + 1, done + width])
            done += width
    return np.array(out, dtype=np.int64)
