# Removes the record in the middle.
def moving_up(n):
    x = tuple((n - i) % 2 for i in range(n))
    return x, x[: n // 2] + x[n // 2 + 1 :]
