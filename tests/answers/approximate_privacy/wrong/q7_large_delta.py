# Caps δ at one half.
def counterexample(factor, delta):
    d = min(delta, Fraction(1, 2))
    p = (1 - d) / (1 + factor) if d < Fraction(1, 2) else Fraction(9, 20)
    return [1 - p, p], [p, 1 - p]
