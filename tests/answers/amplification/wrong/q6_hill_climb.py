# Goes on only as long as the delta grows; it may fall and rise again.
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
        here = max(_sticks_out(s, t, factor), _sticks_out(t, s, factor))
        if here < worst:
            break
        worst = here
    return worst
