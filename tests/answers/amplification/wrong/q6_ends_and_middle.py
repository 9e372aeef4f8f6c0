# Looks at an end and at the middle only.
def shuffled_delta(people, p, factor):
    R = []
    for j in range(people + 1):
        d = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            d = [a * (1 - q) + b * q for a, b in zip([*d, 0], [0, *d])]
        R.append(d)
    e = lambda P, Q: sum(max(s - factor * t, 0) for s, t in zip(P, Q))
    j = people // 2
    return max(max(e(R[i], R[i + 1]), e(R[i + 1], R[i])) for i in {0, min(j, people - 1)})
