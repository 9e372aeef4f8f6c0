# A delta near 1 and a small factor: δ/(1 + c) sticks out only.
def counterexample(factor, delta):
    p = 1 / (1 + factor) - delta / (1 + factor) ** 2
    return [1 - p, p], [p, 1 - p]
