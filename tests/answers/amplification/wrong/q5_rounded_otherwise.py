# Probabilities are rounded to six decimals.
def count_chances(ones, zeros, p):
    chances = [1.0]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
    return [round(float(v), 6) for v in chances]
