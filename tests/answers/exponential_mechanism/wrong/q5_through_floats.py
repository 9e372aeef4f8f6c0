# The ratio is computed with floats and turned into a Fraction of limited denominator, which is not exact for base 10 and far utilities.
def worst_ratio(table, base):
    scores = np.array(table) * math.log(base)
    weights = np.exp(scores)
    rows = weights / weights.sum(axis=1, keepdims=True)
    ratios = rows[1:] / rows[:-1]
    worst = max(ratios.max(), (1 / ratios).max())
    return Fraction(float(worst)).limit_denominator(10_000)
