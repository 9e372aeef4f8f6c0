# The bound c·FPR + E_c is minimised over factors c of at least 1 only, as in the table of symbols.
def best_tpr(one, other, fpr):
    factors = [Fraction(1)] + [t / s for s, t in zip(one, other) if s and t > s]
    return min(c * fpr + sum(max(t - c * s, 0) for s, t in zip(one, other)) for c in factors)
