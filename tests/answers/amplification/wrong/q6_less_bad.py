# Takes the order that is less bad.
def shuffled_delta(people, p, factor):
    counts = []
    for ones in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            pairs = zip([*chances, 0], [0, *chances])
            chances = [stay * (1 - q) + grow * q for stay, grow in pairs]
        counts.append(chances)
    worst = Fraction(0)
    for one, other in zip(counts, counts[1:]):
        forth, back = (
            sum(max(s - factor * t, 0) for s, t in zip(here, there))
            for here, there in ((one, other), (other, one))
        )
        worst = max(worst, min(forth, back))
    return worst
