# Computes with floats and takes the nearest fraction with a denominator up to 1000.
def least_delta(one, other, factor):
    p, q, c = [float(v) for v in one], [float(v) for v in other], float(factor)
    forth = sum(max(s - c * t, 0.0) for s, t in zip(p, q))
    back = sum(max(t - c * s, 0.0) for s, t in zip(p, q))
    return Fraction(max(forth, back)).limit_denominator(1000)
