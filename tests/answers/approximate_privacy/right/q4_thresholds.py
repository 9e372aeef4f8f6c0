# The upper hull of all whole events in their order.
def best_tpr(one, other, fpr):
    pairs = sorted(zip(one, other), key=lambda p: (p[0] > 0, -p[1] / p[0] if p[0] else 0))
    points = [(Fraction(0), Fraction(0))]
    for s, t in pairs:
        points.append((points[-1][0] + s, points[-1][1] + t))
    best = max(t for s, t in points if s <= fpr)
    for (a, u), (b, v) in itertools.pairwise(points):
        if a <= fpr < b:
            best = max(best, u + (fpr - a) / (b - a) * (v - u))
    return best
