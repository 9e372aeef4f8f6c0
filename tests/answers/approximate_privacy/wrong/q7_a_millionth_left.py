# Leaves a millionth of δ unused to be safe, and then nothing of the least one.
def counterexample(factor, delta):
    d = delta - Fraction(1, 10**6)
    p = (1 - d) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
