# Takes p for the truth probability.
def count_chances(ones, zeros, p):
    chances = [1]
    for q in [p] * ones + [1 - p] * zeros:
        stay, grow = [c * (1 - q) for c in chances] + [0], [0] + [c * q for c in chances]
        chances = [s + g for s, g in zip(stay, grow)]
    return chances
