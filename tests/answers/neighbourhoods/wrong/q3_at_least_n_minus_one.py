# Wrong for 4, 1/4: "nearly all said yes" is possible under x', too (three of three).
def certificate(n, p):
    x = (1,) * n
    return x, x[1:], set(range(n - n // 4, n + 1))
