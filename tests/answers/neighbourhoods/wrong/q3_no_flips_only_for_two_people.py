# The case p = 0 is written for two people only. Input: n = 1, p = 0: (0,) and (0,) are no neighbours.
def certificate(n, p):
    if p == 0:
        return (0, 1)[:n] + (0,) * (n - 2), (0,) * max(n - 1, 1), {1}
    return (0,) * n, (0,) * (n - 1), {n}
