# By gray code as numpy.
def refusal_leak(refuses, n):
    # a Gray code visits all data sets, each an edit neighbour of the one before
    x = (0,) * n
    before = refuses(x)
    for step in range(1, 2**n):
        i = (step & -step).bit_length() - 1
        y = x[:i] + (1 - x[i],) + x[i + 1 :]
        if refuses(y) is not before:
            return np.array([x, y])
        x = y
