# Takes what is free, then sorts the rest.
def best_tpr(one, other, fpr):
    found = sum((t for s, t in zip(one, other) if s == 0), Fraction(0))
    paid = [(t / s, s) for s, t in zip(one, other) if s > 0]
    paid.sort(reverse=True)
    left = fpr
    for ratio, cost in paid:
        spent = min(left, cost)
        found += ratio * spent
        left -= spent
    return found
