# A single person has a 0, whose yes is impossible without flips.
def certificate(n, p):
    if n == 1:
        return (0,), (), {1}
    return (1,) * n, (1,) * (n - 1), {n}
