# Probabilities with many digits: nine places are too few.
def count_chances(ones, zeros, p):
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [a * (1 - q) + b * q for a, b in zip([*chances, 0], [0, *chances])]
    return [round(float(c), 9) for c in chances]
