# Splits the lie over ceil(c) outputs, which makes more than twenty for a factor above 19.
def counterexample(factor, delta):
    p, m = (1 - delta) / (1 + factor), math.ceil(factor)
    return [1 - p] + [p / m] * m, [p] + [(1 - p) / m] * m
