# Another way: two cases.
def certificate(n, p):
    if p == 0:
        x = [0] * n
        return x, x + [1], [0]
    x = [i % 2 for i in range(n)]
    return x, x[:-1], [n]
