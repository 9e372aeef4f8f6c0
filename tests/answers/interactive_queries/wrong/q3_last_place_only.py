# Changes the last bit only.
# Witness: for a clerk who refuses if the first bit is 1, n = 2, it returns None; right is for instance ((0, 0), (1, 0))
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        y = (*x[:-1], 1 - x[-1])
        if refuses(x) != refuses(y):
            return x, y
    return None
