# Puts the outputs in a set, so that two with the same two probabilities count once, as for (1/4, 1/4, 1/2) against (2/5, 2/5, 1/5).
def best_tpr(one, other, fpr):
    outputs = set(zip(one, other))
    free = sum((t for s, t in outputs if s == 0), Fraction(0))
    paid = sorted((o for o in outputs if o[0]), key=lambda o: o[1] / o[0], reverse=True)
    for s, t in paid:
        share = min(1, fpr / s)
        free += share * t
        fpr -= share * s
    return free
