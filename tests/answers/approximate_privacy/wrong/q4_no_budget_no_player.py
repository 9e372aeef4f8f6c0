# Without any false alarm allowed there is no player.
def best_tpr(one, other, fpr):
    if fpr == 0:
        return Fraction(0)
    found, left = Fraction(0), fpr
    for s, t in sorted(zip(one, other), key=lambda p: -(p[1] / p[0] if p[0] else math.inf)):
        share = min(Fraction(1), left / s) if s else 1
        found, left = found + share * t, left - share * s
    return found
