# Rounds to nine places.
def count_chances(ones, zeros, p):
    chances = [1.0]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [s * (1 - q) + g * q for s, g in zip([*chances, 0], [0, *chances])]
    return [round(float(chance), 9) for chance in chances]
