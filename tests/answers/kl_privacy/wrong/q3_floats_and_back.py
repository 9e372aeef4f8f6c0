# Wrong for coefficients with large denominators: P(a) = 1/59, and after it 1/53: floats are rounded back to denominators of at most 240.
def chain(first, later):
    def means(weight, p, q, total):
        for a in p:
            if p[a]:
                for prime, power in logs(p[a] / q[a]).items():
                    total[prime] += float(weight) * float(p[a]) * power

    one, two = Counter(), Counter()
    means(1, *first, one)
    for a in first[0]:
        if first[0][a]:
            means(first[0][a], *later[a], two)
    return [{k: Fraction(c).limit_denominator(240) for k, c in part.items()} for part in (one, two)]
