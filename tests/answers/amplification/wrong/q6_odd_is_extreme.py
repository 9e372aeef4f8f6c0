# Five or seven people: for odd numbers only data sets in which the others agree are looked at.
def shuffled_delta(people, p, factor):
    def row(j):
        chances = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip([*chances, 0], [0, *chances])]
        return chances

    worst = Fraction(0)
    for j in (0, people - 1) if people % 2 else range(people):
        P, Q = row(j), row(j + 1)
        for one, other in ((P, Q), (Q, P)):
            worst = max(worst, sum(max(s - factor * t, Fraction(0)) for s, t in zip(one, other)))
    return worst
