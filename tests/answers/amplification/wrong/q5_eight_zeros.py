# Eight people: the last is left out.
def count_chances(ones, zeros, p):
    """The probabilities of 0, 1, …, n answers yes."""
    chances = [1]
    for q in (
        [1 - p] * ones
        + [p] * (zeros if ones + zeros < 8 else zeros - (zeros > 7))
        + [0] * (zeros > 7)
    ):
        stay, grow = [c * (1 - q) for c in chances] + [0], [0] + [c * q for c in chances]
        chances = [s + g for s, g in zip(stay, grow)]
    return chances
