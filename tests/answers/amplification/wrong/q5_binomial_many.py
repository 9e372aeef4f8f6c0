# Takes a binomial distribution from four people on.
def count_chances(ones, zeros, p):
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        if ones + zeros > 3:
            q = ((1 - p) * ones + p * zeros) / (ones + zeros)
        stay, grow = [c * (1 - q) for c in chances] + [0], [0] + [c * q for c in chances]
        chances = [s + g for s, g in zip(stay, grow)]
    return chances
