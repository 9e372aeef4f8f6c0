# The best mixture of two whole events.
def best_tpr(one, other, fpr):
    n, points = len(one), set()
    for mask in range(2**n):
        some = [i for i in range(n) if mask >> i & 1]
        points.add(
            (sum((one[i] for i in some), Fraction(0)), sum((other[i] for i in some), Fraction(0)))
        )
    best = max(t for s, t in points if s <= fpr)
    for s, t in points:
        for a, b in points:
            if s <= fpr < a:
                best = max(best, t + (fpr - s) / (a - s) * (b - t))
    return best
