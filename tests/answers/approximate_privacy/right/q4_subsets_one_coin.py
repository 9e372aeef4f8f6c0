# Subsets one coin.
def best_tpr(one, other, fpr):
    """Some outputs whole and at most one by a coin: try all."""
    n, best = len(one), Fraction(0)
    for whole in itertools.product((0, 1), repeat=n):
        cost = sum(one[a] for a in range(n) if whole[a])
        gain = sum(other[a] for a in range(n) if whole[a])
        if cost > fpr:
            continue
        best = max(best, gain)
        for a in range(n):
            if not whole[a] and one[a] > 0:
                best = max(best, gain + other[a] * min(1, (fpr - cost) / one[a]))
    return best
