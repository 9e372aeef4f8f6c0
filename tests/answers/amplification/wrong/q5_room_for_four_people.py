# Wrong for five people and more: the list has places for counts up to 4 only, and is not longer.
def count_chances(ones, zeros, p):
    chances = [1.0, 0.0, 0.0, 0.0, 0.0]
    for q in [1 - p] * ones + [p] * zeros:
        for k in (4, 3, 2, 1):
            chances[k] = chances[k] * (1 - q) + chances[k - 1] * q
        chances[0] *= 1 - q
    return chances[: ones + zeros + 1]
