# Rounds the flip probability up to percent; for a large factor nothing sticks out any more.
def counterexample(factor, delta):
    p = Fraction(math.ceil(100 * (1 - delta) / (1 + factor)), 100)
    return [1 - p, p], [p, 1 - p]
