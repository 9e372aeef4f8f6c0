# Buys two outputs at most besides what is free.
def best_tpr(one, other, fpr):
    found, left, bought = Fraction(0), fpr, 0
    for s, t in sorted(zip(one, other), key=lambda p: -(p[1] / p[0] if p[0] else math.inf)):
        if s and bought == 3:
            break
        share = min(Fraction(1), left / s) if s else 1
        found, left, bought = found + share * t, left - share * s, bought + bool(s)
    return found
