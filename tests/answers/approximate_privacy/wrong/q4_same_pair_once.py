# Two outputs with the same two probabilities: a set keeps one of them.
def best_tpr(one, other, fpr):
    pairs = sorted(
        set(zip(one, other)), key=lambda st: st[1] / st[0] if st[0] else math.inf, reverse=True
    )
    budget, rate = fpr, Fraction(0)
    for s, t in pairs:
        share = 1 if s <= budget else budget / s
        rate += share * t
        budget -= share * s
    return rate
