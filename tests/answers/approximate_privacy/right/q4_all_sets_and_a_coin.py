# Tries all sets of whole outputs, and a coin on each other one.
def best_tpr(one, other, fpr):
    best, n = Fraction(0), len(one)
    for mask in range(1 << n):
        cost = sum((one[a] for a in range(n) if mask >> a & 1), Fraction(0))
        if cost > fpr:
            continue
        gain = sum((other[a] for a in range(n) if mask >> a & 1), Fraction(0))
        best = max(best, gain)
        for a in range(n):
            if not mask >> a & 1 and one[a] > fpr - cost:
                best = max(best, gain + other[a] * (fpr - cost) / one[a])
    return best
