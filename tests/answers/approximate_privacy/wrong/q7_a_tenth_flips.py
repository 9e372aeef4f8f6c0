# At least a tenth is flipped, and then nothing sticks out for a large factor.
def counterexample(factor, delta):
    p = max((1 - delta) / (1 + factor), Fraction(1, 10))
    return [1 - p, p], [p, 1 - p]
