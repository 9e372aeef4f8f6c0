# From 59 of 60 false alarms on, says x' always.
def best_tpr(one, other, fpr):
    if fpr >= Fraction(19, 20):
        return Fraction(1)
    found, left = Fraction(0), fpr
    for s, t in sorted(zip(one, other), key=lambda p: -(p[1] / p[0] if p[0] else math.inf)):
        share = min(Fraction(1), left / s) if s else 1
        found, left = found + share * t, left - share * s
    return found
