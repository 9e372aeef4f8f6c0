# The count of the others, plus one person's answer.
def shuffled_delta(people, p, factor):
    worst = Fraction(0)
    for j in range(people):
        others = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - 1 - j):
            others = [s * (1 - q) + g * q for s, g in zip([*others, 0], [0, *others])]
        yes, no = [0, *others], [*others, 0]
        one = [(1 - p) * y + p * n for y, n in zip(yes, no)]
        zero = [p * y + (1 - p) * n for y, n in zip(yes, no)]
        for first, second in ((one, zero), (zero, one)):
            worst = max(worst, 1 - sum(min(s, factor * t) for s, t in zip(first, second)))
    return worst
