# If nobody flips a person with a 1 joins people with 0; else a person leaves, and the bits do not matter.
def certificate(n, p):
    if p == 0:
        return [0] * n, [0] * n + [1], [0]
    x = [i % 2 for i in range(n)]
    return x, x[:-1], range(n, n + 1)
