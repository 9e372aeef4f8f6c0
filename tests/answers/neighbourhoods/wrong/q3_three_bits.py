# The number of yes is kept in three bits, so that 8 becomes 0.
def certificate(n, p):
    x = (1,) * n
    return x, x[:-1], {n % 8}
