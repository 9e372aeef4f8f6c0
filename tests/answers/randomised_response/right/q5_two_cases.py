# From one person's own estimate: its mean square about its mean, then n of them.
def variance_fixed(n, p):
    truth, lie = (1 - p) / (1 - 2 * p), -p / (1 - 2 * p)
    one_person = (1 - p) * (truth - 1) ** 2 + p * (lie - 1) ** 2
    return n * one_person / n**2
