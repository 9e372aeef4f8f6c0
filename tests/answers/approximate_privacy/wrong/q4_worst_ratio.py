# Multiplies FPR by the largest ratio.
def best_tpr(one, other, fpr):
    worst = max((t / s for s, t in zip(one, other) if s), default=0)
    return min(Fraction(1), worst * fpr + sum(t for s, t in zip(one, other) if not s))
