# Randomised response.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
