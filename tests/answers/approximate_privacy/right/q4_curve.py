# The corners of the ROC curve and an interpolation.
def best_tpr(one, other, fpr):
    pairs = sorted(((s, t) for s, t in zip(one, other) if s or t), key=lambda z: z[0] / (z[0] + z[1]))
    xs = [Fraction(0), *itertools.accumulate(s for s, _ in pairs)]
    ys = [Fraction(0), *itertools.accumulate(t for _, t in pairs)]
    best = Fraction(0)
    for i in range(len(pairs)):
        a, b = xs[i], xs[i + 1]
        if b <= fpr:
            best = ys[i + 1]
        elif a <= fpr:
            best = ys[i] + (ys[i + 1] - ys[i]) * (fpr - a) / (b - a)
            break
    return best
