# Every event.
def _shuffled(people, p):
    """All P_0, ..., P_n: the count if so many have a 1."""
    rows = []
    for ones in range(people + 1):
        row = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            row = [s * (1 - q) + t * q for s, t in zip(row + [0], [0] + row)]
        rows.append(row)
    return rows


def _sticks_out(one, other, factor):
    return sum(max(s - factor * t, 0) for s, t in zip(one, other))


def shuffled_delta(people, p, factor):
    """By the definition: every event of counts, both orders."""
    worst = Fraction(0)
    rows = _shuffled(people, p)
    for j in range(people):
        for event in itertools.product((False, True), repeat=people + 1):
            s = sum(itertools.compress(rows[j], event))
            t = sum(itertools.compress(rows[j + 1], event))
            worst = max(worst, s - factor * t, t - factor * s)
    return worst
