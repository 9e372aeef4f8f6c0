# Exchanges two people in place of an edit.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n - 1):
            other = (*x[:i], x[i + 1], x[i], *x[i + 2 :])
            if bool(refuses(x)) != bool(refuses(other)):
                return x, other
    return None
