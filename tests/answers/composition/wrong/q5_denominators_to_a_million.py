# Computed with floats and turned back into fractions with denominators up to a million.
def belief_interval(prior, ratios):
    b, r = float(prior), math.prod(map(float, ratios))
    ends = b / (b + r * (1 - b)), r * b / (r * b + 1 - b)
    return tuple(Fraction(v).limit_denominator(10**6) for v in ends)
