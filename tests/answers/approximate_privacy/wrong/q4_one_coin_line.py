# Draws a straight line between the best sure players just below and above the budget, where below means the largest FPR and not the hull.
def best_tpr(one, other, fpr):
    points = {}
    for says in itertools.product((0, 1), repeat=len(one)):
        x = sum(s for s, b in zip(one, says) if b)
        y = sum(t for t, b in zip(other, says) if b)
        points[x] = max(points.get(x, 0), y)
    a = max(x for x in points if x <= fpr)
    b = min(x for x in points if x >= fpr)
    if a == b:
        return points[a]
    return points[a] + (points[b] - points[a]) * (fpr - a) / (b - a)
