# Larger n: a record in the middle goes, the first ones stay on their side.
def moving_up(n):
    x = tuple((n - i) % 2 for i in range(n))
    return x, x[: n // 4] + x[n // 4 + 1 :]
