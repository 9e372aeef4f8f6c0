# Numerators and denominators are multiplied as 32-bit integers, which overflow for many ratios.
def belief_interval(prior, ratios):
    up = int(np.prod(np.array([r.numerator for r in ratios], dtype=np.int32), dtype=np.int32))
    down = int(np.prod(np.array([r.denominator for r in ratios], dtype=np.int32), dtype=np.int32))
    s, t = prior.numerator, prior.denominator - prior.numerator
    return Fraction(s * down, s * down + up * t), Fraction(up * s, up * s + down * t)
