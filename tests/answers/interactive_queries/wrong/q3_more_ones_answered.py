# Looks only for refusals that end when a bit becomes 1.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            if x[i] == 0:
                y = x[:i] + (1,) + x[i + 1 :]
                if refuses(x) and not refuses(y):
                    return x, y
    return None
