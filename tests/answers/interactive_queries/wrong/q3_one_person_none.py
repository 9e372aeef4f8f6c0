# Says that a single person has no neighbours.
# Witness: for a clerk who refuses (1,) only, n = 1, it returns None; right is ((0,), (1,))
def refusal_leak(refuses, n):
    if n < 2:
        return None
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
