# Looks only at the neighbours of the last data set that he refuses.
# Witness: for a clerk who refuses if two or more have a 1, n = 3, it returns None, for (1, 1, 1) has refused neighbours only; right is for instance ((0, 0, 1), (0, 1, 1))
def refusal_leak(refuses, n):
    refused = [x for x in itertools.product((0, 1), repeat=n) if refuses(x)]
    if not refused:
        return None
    x = refused[-1]
    for i in range(n):
        y = x[:i] + (1 - x[i],) + x[i + 1 :]
        if not refuses(y):
            return x, y
    return None
