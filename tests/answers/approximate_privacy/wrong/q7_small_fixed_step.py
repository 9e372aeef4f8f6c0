# Wrong for delta below (1 + c)/1000, or above the chance of the loud output: p is always 1/1000 below 1/(1 + c).
def counterexample(factor, delta):
    p = 1 / (1 + factor) - Fraction(1, 1000)
    return [1 - p, p], [p, 1 - p]
