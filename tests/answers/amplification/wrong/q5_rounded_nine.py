# Rounded to nine decimals, though an error of 1e-12 or 1e-9 of the size is all that is allowed.
def count_chances(ones, zeros, p):
    chances = [1.0]
    for q in [1 - p] * ones + [p] * zeros:
        stay = [c * (1 - q) for c in chances] + [0]
        grow = [0] + [c * q for c in chances]
        chances = [float(s + g) for s, g in zip(stay, grow)]
    return [round(c, 9) for c in chances]
