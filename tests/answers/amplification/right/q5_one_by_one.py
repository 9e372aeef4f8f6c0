# One by one.
def count_chances(ones, zeros, p):
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [
            (chances[k] * (1 - q) if k < len(chances) else 0) + (chances[k - 1] * q if k else 0)
            for k in range(len(chances) + 1)
        ]
    return chances
