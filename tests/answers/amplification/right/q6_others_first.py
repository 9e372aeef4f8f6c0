# Others first.
def crowd(ones, zeros, p):
    out = {0: Fraction(1)}
    for q in [1 - p] * ones + [p] * zeros:
        new = {}
        for k, c in out.items():
            new[k] = new.get(k, 0) + c * (1 - q)
            new[k + 1] = new.get(k + 1, 0) + c * q
        out = new
    return out


def shuffled_delta(people, p, factor):
    deltas = []
    for j in range(people):
        rest = crowd(j, people - 1 - j, p)
        P, Q = [
            [(1 - q) * rest.get(k, 0) + q * rest.get(k - 1, 0) for k in range(people + 1)]
            for q in (p, 1 - p)
        ]
        deltas.append(sum((s - factor * t for s, t in zip(P, Q) if s > factor * t), Fraction(0)))
        deltas.append(sum((t - factor * s for s, t in zip(P, Q) if t > factor * s), Fraction(0)))
    return max(deltas)
