# Wrong for p > 0: with one person more n times yes is still possible.
def certificate(n, p):
    x = (1,) * n
    return x, x + (1,), {n}
