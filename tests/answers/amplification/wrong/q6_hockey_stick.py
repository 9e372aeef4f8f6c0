# Lets dpedu compare.
def shuffled_delta(people, p, factor):
    from dpedu.privacy.divergences import hockey_stick

    counts = []
    for ones in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            pairs = zip([*chances, 0], [0, *chances])
            chances = [stay * (1 - q) + grow * q for stay, grow in pairs]
        counts.append(chances)
    return max(
        hockey_stick(here, there, factor)
        for one, other in zip(counts, counts[1:])
        for here, there in ((one, other), (other, one))
    )
