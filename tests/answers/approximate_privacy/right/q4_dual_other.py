# The least of all bounds.
def best_tpr(one, other, fpr):
    prices = [0] + [t / s for s, t in zip(one, other) if s]
    return min(
        c * fpr + sum(max(t - c * s, Fraction(0)) for s, t in zip(one, other)) for c in prices
    )
