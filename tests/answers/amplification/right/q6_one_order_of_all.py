# By one order of all.
def shuffled_delta(people, p, factor):
    # exchanging yes and no turns (j + 1 over j) into (n - 1 - j over n - j): one order over all j is enough
    def count(j):
        row = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            row = [a * (1 - q) + b * q for a, b in zip(row + [0], [0] + row)]
        return row

    rows = [count(j) for j in range(people + 1)]
    return max(
        sum(max(s - factor * t, 0) for s, t in zip(rows[j + 1], rows[j])) for j in range(people)
    )
