# Takes zeros if somebody may flip.
def certificate(n, p):
    x = (0,) * n if p else (1,) * n
    return x, x[1:], [n]
