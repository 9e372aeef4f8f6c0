# Alternates, with a one at the end, and drops the first.
def moving_up(n):
    x = tuple(1 if (n - 1 - i) % 2 == 0 else 0 for i in range(n))
    return x, x[1:]
