# All events.
def shuffled_delta(people, p, factor):
    rows = []
    for j in range(people + 1):
        chances = np.array([Fraction(1)], dtype=object)
        for i in range(people):
            q = 1 - p if i < j else p
            chances = (
                np.append(chances, Fraction(0)) * (1 - q) + np.append(Fraction(0), chances) * q
            )
        rows.append(chances)
    worst = Fraction(0)
    for P, Q in zip(rows, rows[1:]):
        for gap in (P - factor * Q, Q - factor * P):
            for size in range(people + 2):
                for event in itertools.combinations(range(people + 1), size):
                    worst = max(worst, sum((gap[k] for k in event), Fraction(0)))
    return worst
