# Two outputs that are impossible under x: a dictionary by cost keeps the last one.
def best_tpr(one, other, fpr):
    free = {s: t for s, t in zip(one, other) if s == 0}
    rate, budget = free.get(0, Fraction(0)), fpr
    for s, t in sorted(((s, t) for s, t in zip(one, other) if s), key=lambda st: -st[1] / st[0]):
        share = min(Fraction(1), budget / s)
        rate += share * t
        budget -= share * s
    return rate
