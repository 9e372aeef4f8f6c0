# Duality: the lowest of the lines c F + E_c over all ratios c.
def best_tpr(one, other, fpr):
    slopes = {Fraction(0)} | {t / s for s, t in zip(one, other) if s}
    return min(
        c * fpr + sum((t - c * s for s, t in zip(one, other) if t > c * s), Fraction(0))
        for c in slopes
    )
