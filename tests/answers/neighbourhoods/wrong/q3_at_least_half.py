# Wrong for n >= 3: numbers below n are possible under the neighbour.
def certificate(n, p):
    x = (1,) * n
    return x, x[1:], range((n + 2) // 2, n + 1)
