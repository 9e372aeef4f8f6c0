# N above a million counts as a million. Input: n = 10**9, p = 0.4: 6e-9, is 6e-6.
def variance_fixed(n, p):
    people = min(n, 10**6)
    return p * (1 - p) / (1 - 2 * p) ** 2 / people
