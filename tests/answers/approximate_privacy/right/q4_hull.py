# Another way: hull.
def best_tpr(one, other, fpr):
    free = sum((t for s, t in zip(one, other) if s == 0), Fraction(0))
    steps = sorted(((s, t) for s, t in zip(one, other) if s > 0), key=lambda st: -st[1] / st[0])
    x, y = Fraction(0), free
    for s, t in steps:
        if x + s >= fpr:
            return y + t * (fpr - x) / s
        x, y = x + s, y + t
    return y
