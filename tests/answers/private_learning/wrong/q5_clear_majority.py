# Takes the majority without noise where it is more than two and a half sigma ahead, although noise overturns it now and then.
def labels(votes, teachers, sigma, rng):
    """The winner of a noisy vote for each row."""
    said = []
    for v in votes:
        ones = v + rng.normal(scale=sigma)
        zeros = teachers - v + rng.normal(scale=sigma)
        if abs(2 * v - teachers) > 2.5 * sigma:
            ones, zeros = v, teachers - v
        said.append(1 if ones > zeros else 0)
    return said
