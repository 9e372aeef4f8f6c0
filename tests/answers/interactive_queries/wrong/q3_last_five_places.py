# Lets only five people vary, the first of six has 0.
def refusal_leak(refuses, n):
    for rest in itertools.product((0, 1), repeat=min(n, 5)):
        x = (0,) * (n - len(rest)) + rest
        for i in range(n - len(rest), n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
