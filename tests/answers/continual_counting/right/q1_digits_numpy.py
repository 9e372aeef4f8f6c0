# Binary digits as text, ends by accumulate, an int64 array of pairs
def prefix_boxes(t):
    digits = format(int(t), "b")
    sizes = [2 ** (len(digits) - 1 - i) for i, d in enumerate(digits) if d == "1"]
    ends = list(itertools.accumulate(sizes))
    return np.array([(e - s + 1, e) for s, e in zip(sizes, ends)], dtype=np.int64)
