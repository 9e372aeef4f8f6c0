# By roc hull in floats made exact.
def best_tpr(one, other, fpr):
    # corners of the best curve in floats; the answer has a denominator of at most 60^3, so it is found again
    p, q = np.array([float(v) for v in one]), np.array([float(v) for v in other])
    order = sorted(range(len(p)), key=lambda i: -q[i] / p[i] if p[i] > 0 else -math.inf)
    x = np.concatenate(([0.0], np.cumsum(p[order])))
    y = np.concatenate(([0.0], np.cumsum(q[order])))
    f = float(fpr)
    best = max(y[x <= f + 1e-13])
    for a, b, s, t in zip(x, x[1:], y, y[1:]):
        if a <= f <= b and b > a:
            best = max(best, s + (t - s) * (f - a) / (b - a))
    return Fraction(float(best)).limit_denominator(10**6)
