# Knows lists of up to sixteen bits.
def moving_up(n):
    x = tuple((n - i) % 2 if i < 16 else 0 for i in range(n))
    return x, x[1:]
