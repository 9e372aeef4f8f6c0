# By the odds r = (1 - p)/p: r / (r - 1)**2 for each person.
def variance_fixed(n, p):
    p = float(p)
    if p == 0:
        return 0.0
    odds = p / (1 - p)
    return odds / (1 - odds) ** 2 / n
