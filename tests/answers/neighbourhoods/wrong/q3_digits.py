# N = 10, 11, 12: the event holds the digits of n, which are possible under x'.
def certificate(n, p):
    x = (1,) * n
    return x, x[:-1], set(map(int, str(n)))
