# Running sums of the sizes are kept as floats, which lose units above 2**53. Input: 2**53 + 3.
def prefix_boxes(t):
    sizes = [2.0**k for k in range(60, -1, -1) if t >> k & 1]
    ends = np.cumsum(sizes)
    return [(int(end - size) + 1, int(end)) for size, end in zip(sizes, ends)]
