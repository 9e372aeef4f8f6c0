# Writes δ with four decimals.
def counterexample(factor, delta):
    d = Fraction(f"{float(delta):.4f}")
    p = (1 - d) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
