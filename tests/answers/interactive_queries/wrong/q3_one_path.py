# Turns one bit after the other, from all 0 to all 1, and in the other order.
def refusal_leak(refuses, n):
    for order in (range(n), range(n)[::-1]):
        x = (0,) * n
        for i in order:
            y = x[:i] + (1,) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
            x = y
    return None
