# Five people or more: the worst event may hold more than the two counts that stick out most.
def shuffled_delta(people, p, factor):
    rows = []
    for j in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip([*chances, 0], [0, *chances])]
        rows.append(chances)
    worst = Fraction(0)
    for P, Q in zip(rows, rows[1:]):
        for one, other in ((P, Q), (Q, P)):
            out = sorted((s - factor * t for s, t in zip(one, other)), reverse=True)
            worst = max(worst, sum(max(g, Fraction(0)) for g in out[:2]))
    return worst
