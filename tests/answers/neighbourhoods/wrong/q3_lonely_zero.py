# N = 1 and p = 0: one yes is impossible if the only person has a 0 and never flips.
def certificate(n, p):
    if n == 1:
        return (0,), (), {1}
    x = (1,) * n
    return x, x[:-1], {n}
