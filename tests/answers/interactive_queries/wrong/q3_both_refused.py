# Returns neighbours that are both refused.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            other = (*x[:i], 1 - x[i], *x[i + 1 :])
            if refuses(x) and refuses(other):
                return x, other
    return None
