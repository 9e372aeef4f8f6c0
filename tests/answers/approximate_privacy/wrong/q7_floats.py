# Rounds the exact number to a float.
def counterexample(factor, delta):
    p = float(1 - delta) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
