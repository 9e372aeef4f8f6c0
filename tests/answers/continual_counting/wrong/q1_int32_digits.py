# Looks at 32 binary digits.
def prefix_boxes(t):
    sizes = [1 << k for k in range(31, -1, -1) if t >> k & 1]
    ends = list(itertools.accumulate(sizes))
    return [(end - size + 1, end) for size, end in zip(sizes, ends)]
