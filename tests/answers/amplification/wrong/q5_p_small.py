# P below 0.06 is 0.
def count_chances(ones, zeros, p):
    """The probabilities of 0, 1, …, n answers yes."""
    p = 0 if p < 0.06 else p
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        stay, grow = [c * (1 - q) for c in chances] + [0], [0] + [c * q for c in chances]
        chances = [s + g for s, g in zip(stay, grow)]
    return chances
