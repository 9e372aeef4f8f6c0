# Takes the least of c fpr + δ(c) over the ratios c of at least 1 only, wrong for (1/2, 1/2) against (3/4, 1/4) and fpr 3/4.
def best_tpr(one, other, fpr):
    ratios = {t / s for s, t in zip(one, other) if s and t >= s} | {Fraction(1)}
    bounds = [c * fpr + sum(max(t - c * s, 0) for s, t in zip(one, other)) for c in ratios]
    return min(Fraction(1), *bounds)
