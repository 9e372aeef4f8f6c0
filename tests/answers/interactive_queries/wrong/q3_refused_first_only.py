# Turns bits off in what is refused, never on.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = x[:i] + (0,) + x[i + 1 :]
            if refuses(x) and not refuses(y):
                return x, y
    return None
