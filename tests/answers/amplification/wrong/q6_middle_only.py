# From five people on only the two outer data sets are looked at.
def shuffled_delta(people, p, factor):
    """The least δ of shuffled randomised response under edit, at e^ε = factor."""
    counts = []
    for ones in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            pairs = zip([*chances, 0], [0, *chances])
            chances = [stay * (1 - q) + grow * q for stay, grow in pairs]
        counts.append(chances)
    return max(
        sum(max(s - factor * t, 0) for s, t in zip(here, there))
        for one, other in (zip(counts, counts[1:]) if people < 5 else [counts[:2], counts[-2:]])
        for here, there in ((one, other), (other, one))
    )
