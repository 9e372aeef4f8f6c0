# Looks at three data sets and their neighbours.
def shuffled_delta(people, p, factor):
    R = []
    for j in range(people + 1):
        d = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            d = [a * (1 - q) + b * q for a, b in zip([*d, 0], [0, *d])]
        R.append(d)
    e = lambda P, Q: sum(max(s - factor * t, 0) for s, t in zip(P, Q))
    return max(max(e(R[j], R[j + 1]), e(R[j + 1], R[j])) for j in range(min(people, 3)))
