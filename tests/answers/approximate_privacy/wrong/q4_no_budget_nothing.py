# Returns 0 where the budget is 0.
def best_tpr(one, other, fpr):
    found, left = Fraction(0), fpr
    for s, t in sorted(zip(one, other), key=lambda r: -(r[1] / r[0] if r[0] else math.inf)):
        share = min(Fraction(1), left / s) if s else 1
        found, left = found + share * t, left - share * s
    return found if fpr else Fraction(0)
