# Begins with a person who has a 1.
def count_chances(ones, zeros, p):
    ones = max(ones, 1)
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [s * (1 - q) + g * q for s, g in zip([*chances, 0], [0, *chances])]
    return chances
