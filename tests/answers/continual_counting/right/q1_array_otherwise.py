# Array from accumulated digit values of the binary text.
def prefix_boxes(t):
    text = format(t, "b")
    sizes = [int(d) << (len(text) - 1 - i) for i, d in enumerate(text)]
    sizes = [s for s in sizes if s]
    ends = np.cumsum(sizes)
    return np.column_stack((ends - np.array(sizes) + 1, ends))
