# A clerk who refuses from two ones on (n = 4).
def refusal_leak(refuses, n):
    for x in itertools.product((1, 0), repeat=n):
        if refuses(x):
            for i in range(n):
                y = x[:i] + (1 - x[i],) + x[i + 1 :]
                if not refuses(y):
                    return x, y
            return None
    return None
