# P = 1e-7: nobody is taken to flip.
def count_chances(ones, zeros, p):
    if p < 1e-6:
        p = 0
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [a * (1 - q) + b * q for a, b in zip([*chances, 0], [0, *chances])]
    return chances
