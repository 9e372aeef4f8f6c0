# Gives the pair for ε = 0 whenever the factor is below 5/4.
def counterexample(factor, delta):
    c = factor if factor >= Fraction(5, 4) else 1
    p = (1 - delta) / (1 + c)
    return [1 - p, p], [p, 1 - p]
