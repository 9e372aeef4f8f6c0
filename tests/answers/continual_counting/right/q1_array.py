# Numpy array by cumulated powers
def prefix_boxes(t):
    sizes = np.array([2**k for k in range(53, -1, -1) if (t // 2**k) % 2])
    ends = sizes.cumsum()
    return np.column_stack([ends - sizes + 1, ends])
