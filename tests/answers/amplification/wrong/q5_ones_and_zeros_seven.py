# Seven ones are taken to be six ones and a zero.
def count_chances(ones, zeros, p):
    """The probabilities of 0, 1, …, n answers yes."""
    chances = [1]
    for q in [1 - p] * (ones if ones != 7 else 6) + [p] * (zeros if ones != 7 else zeros + 1):
        stay, grow = [c * (1 - q) for c in chances] + [0], [0] + [c * q for c in chances]
        chances = [s + g for s, g in zip(stay, grow)]
    return chances
