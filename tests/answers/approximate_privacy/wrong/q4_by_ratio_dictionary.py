# Keeps the outputs by their ratio, so that of equal ones the last is left.
def best_tpr(one, other, fpr):
    shop = {t / s if s else math.inf: (s, t) for s, t in zip(one, other)}
    found, left = Fraction(0), fpr
    for ratio in sorted(shop, reverse=True):
        s, t = shop[ratio]
        share = min(Fraction(1), left / s) if s else 1
        found, left = found + share * t, left - share * s
    return found
