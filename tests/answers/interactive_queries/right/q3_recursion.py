# From zero to a data set of the other kind, bit by bit
def refusal_leak(refuses, n):
    zero = (0,) * n
    first = refuses(zero)
    for x in itertools.product((1, 0), repeat=n):
        if refuses(x) != first:
            while True:
                i = x.index(1)
                y = x[:i] + (0,) + x[i + 1 :]
                if refuses(y) == first:
                    return np.array([x, y])
                x = y
    return None
