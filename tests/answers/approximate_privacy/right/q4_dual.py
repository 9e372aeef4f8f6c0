# The least of the bounds c FPR + E_c over all slopes.
def best_tpr(one, other, fpr):
    slopes = {Fraction(0)} | {Fraction(t) / s for s, t in zip(one, other) if s > 0}
    return min(
        c * fpr + sum(max(t - c * s, Fraction(0)) for s, t in zip(one, other)) for c in slopes
    )
