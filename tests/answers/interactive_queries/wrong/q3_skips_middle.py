# Never turns the bit in the middle of five or more.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in [i for i in range(n) if i != n // 2 or n < 5]:
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
