# One more output than the factor, rounded up: more than 20 for a factor above 19.
def counterexample(factor, delta):
    n = math.ceil(factor)
    p = (1 - delta) / (1 + factor)
    return [1 - p] + [p / n] * n, [p] + [(1 - p) / n] * n
