# The least line c·FPR + E_c over the slopes of all corners.
def best_tpr(one, other, fpr):
    slopes = {Fraction(0)} | {t / s for s, t in zip(one, other) if s}
    return min(c * fpr + sum(max(t - c * s, 0) for s, t in zip(one, other)) for c in slopes)
