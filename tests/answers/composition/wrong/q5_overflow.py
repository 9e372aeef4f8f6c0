# Wrong for many large ratios, e.g. 1000 ten times: whole numbers of numpy overflow.
def belief_interval(prior, ratios):
    n = np.prod(np.array([r.numerator for r in ratios], dtype=np.int64))
    d = np.prod(np.array([r.denominator for r in ratios], dtype=np.int64))
    r = Fraction(int(n), int(d))
    return prior / (prior + (1 - prior) * r), prior * r / (prior * r + 1 - prior)
