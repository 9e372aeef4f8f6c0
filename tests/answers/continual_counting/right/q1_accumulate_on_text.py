# The sizes from the binary text, their running sums by accumulate, in an int64 array.
def prefix_boxes(t):
    digits = f"{t:b}"
    sizes = [2 ** (len(digits) - 1 - i) for i, d in enumerate(digits) if d == "1"]
    ends = list(itertools.accumulate(sizes))
    return np.array([(end - size + 1, end) for size, end in zip(sizes, ends)], dtype=np.int64)
