# Keeps the truth at most 4/5 so that both outputs stay likely; for larger factors there is no loss then.
def counterexample(factor, delta):
    p = max((1 - delta) / (1 + factor), Fraction(1, 5))
    return [1 - p, p], [p, 1 - p]
