# Dual prices.
def best_tpr(one, other, fpr):
    """Least over all prices c of c * fpr plus what sticks out above c times P; the corners are enough."""
    prices = {0} | {t / s for s, t in zip(one, other) if s}
    return min(c * fpr + sum(max(t - c * s, 0) for s, t in zip(one, other)) for c in sorted(prices))
