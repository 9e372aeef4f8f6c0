# P = 0 and n from 4: with three quarters of ones, n yes are impossible under x.
def certificate(n, p):
    x = tuple(1 if 4 * i < 3 * n or n < 4 else 0 for i in range(n))
    return x, x[1:], {n}
