# Events of more than two counts are not tried: of many people the worst tail is longer.
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
    rows = _shuffled(people, p)
    worst = Fraction(0)
    for s, t in zip(rows, rows[1:]):
        for size in (1, 2):
            for event in itertools.combinations(range(people + 1), size):
                a, b = (sum(row[k] for k in event) for row in (s, t))
                worst = max(worst, a - factor * b, b - factor * a)
    return worst
