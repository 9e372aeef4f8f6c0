# A factor above 1 and a small delta.
def counterexample(factor, delta):
    truth = max(Fraction(3, 5), (1 + delta) / 2) if factor < 2 else (factor + delta) / (factor + 1)
    other = (truth - delta) / factor
    return [truth, 1 - truth], [other, 1 - other]
