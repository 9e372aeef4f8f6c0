# Floats, brought back to fractions with a denominator up to 1000; 60^3 may be needed.
def best_tpr(one, other, fpr):
    p, q, left = [float(v) for v in one], [float(v) for v in other], float(fpr)
    won = 0.0
    for s, t in sorted(zip(p, q), key=lambda v: -v[1] / v[0] if v[0] else -math.inf):
        share = 1.0 if s <= left + 1e-12 else left / s
        won += share * t
        left = max(left - share * s, 0.0)
    return Fraction(won).limit_denominator(1000)
