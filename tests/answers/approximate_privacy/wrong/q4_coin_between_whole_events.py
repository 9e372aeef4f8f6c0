# Mixes the best whole event within the budget with saying x' always.
def best_tpr(one, other, fpr):
    best = Fraction(0)
    n = len(one)
    for mask in range(2**n):
        s = sum((one[i] for i in range(n) if mask >> i & 1), Fraction(0))
        t = sum((other[i] for i in range(n) if mask >> i & 1), Fraction(0))
        if s <= fpr:
            best = max(best, t + (fpr - s) / (1 - s) * (1 - t) if s < 1 else t)
    return best
