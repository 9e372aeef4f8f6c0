# Cuts the truth into as many parts as 1/δ, more than 20 outputs for δ = 1/100.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + factor)
    parts = max(1, int(1 / delta) - 1)
    return [(1 - p) / parts] * parts + [p], [p / parts] * parts + [1 - p]
