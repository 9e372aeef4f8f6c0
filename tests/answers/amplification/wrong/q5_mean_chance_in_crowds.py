# From five people on everybody is given the mean chance.
def count_chances(ones, zeros, p):
    n = ones + zeros
    qs = [1 - p] * ones + [p] * zeros
    if n >= 5:
        qs = [sum(qs) / n] * n
    chances = [1]
    for q in qs:
        chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
    return chances
