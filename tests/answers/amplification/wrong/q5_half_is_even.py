# Thinks that with p = 1/2 all counts are equally likely.
def count_chances(ones, zeros, p):
    n = ones + zeros
    if p == 0.5:
        return [1 / (n + 1)] * (n + 1)
    law = [1.0]
    for q in [1 - p] * ones + [p] * zeros:
        law = [a * (1 - q) + b * q for a, b in zip(law + [0], [0] + law)]
    pass
    return law
