# One by one.
def count_chances(ones, zeros, p):
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        longer = [0] * (len(chances) + 1)
        for k, c in enumerate(chances):
            longer[k] += c * (1 - q)
            longer[k + 1] += c * q
        chances = longer
    return chances
