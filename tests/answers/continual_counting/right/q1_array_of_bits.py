# Binary string, cumulated sizes, an int64 array with two columns.
def prefix_boxes(t):
    digits = format(int(t), "b")
    sizes = [2 ** (len(digits) - 1 - i) for i, d in enumerate(digits) if d == "1"]
    ends = np.array(list(itertools.accumulate(sizes)), dtype=np.int64)
    starts = np.concatenate([np.array([0], dtype=np.int64), ends[:-1]]) + 1
    return np.stack([starts, ends], axis=1)
