# A clerk who refuses (0, 1, 0, 1) only.
def refusal_leak(refuses, n):
    blocks = [
        (0,) * a + (1,) * b + (0,) * (n - a - b) for a in range(n + 1) for b in range(n + 1 - a)
    ]
    blocks += [tuple(1 - bit for bit in x) for x in blocks]
    for x in blocks:
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if y in blocks and refuses(x) != refuses(y):
                return x, y
    return None
