# The event is made of the digits of n. Input: n = 10: {0, 1} and not {10}.
def certificate(n, p):
    x = tuple(int(c) for c in "1" * n)
    return x, x[1:], {int(c) for c in str(n)}
