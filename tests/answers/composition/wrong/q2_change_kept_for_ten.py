# From ten records on repeats a block of five, which ends on the wrong side.
def moving_up(n):
    x = tuple((n - i) % 2 for i in range(n)) if n < 10 else ((1, 0, 1, 0, 1) * 4)[:n]
    return x, x[1:]
