# Exchanges ones and zeros, which is the list reversed.
def count_chances(ones, zeros, p):
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        stay, grow = [c * (1 - q) for c in chances] + [0], [0] + [c * q for c in chances]
        chances = [s + g for s, g in zip(stay, grow)]
    return chances[::-1]
