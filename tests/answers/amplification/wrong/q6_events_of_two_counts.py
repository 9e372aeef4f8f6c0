# Wrong for 5 and 6 people with a small factor: events of at most two counts.
def shuffled_delta(people, p, factor):
    def count(j):
        row = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            row = [a * (1 - q) + b * q for a, b in zip(row + [0], [0] + row)]
        return row

    best = Fraction(0)
    for j in range(people):
        P, Q = count(j + 1), count(j)
        for size in (1, 2):
            for event in itertools.combinations(range(people + 1), size):
                s, t = sum(P[k] for k in event), sum(Q[k] for k in event)
                best = max(best, s - factor * t, t - factor * s)
    return best
