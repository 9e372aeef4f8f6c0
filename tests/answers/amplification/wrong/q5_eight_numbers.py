# Eight people: nine numbers of yes are possible, and eight are returned.
def count_chances(ones, zeros, p):
    chances = [1, 0, 0, 0, 0, 0, 0, 0]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [a * (1 - q) + b * q for a, b in zip(chances, [0, *chances])]
    return chances[: ones + zeros + 1]
