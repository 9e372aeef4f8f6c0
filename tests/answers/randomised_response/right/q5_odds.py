# By the odds of the truth: o/(n (o - 1)²), which is none if nobody lies.
def variance_fixed(n, p):
    if p == 0:
        return 0.0
    odds = (1 - p) / p
    return odds / (n * (odds - 1) ** 2)
