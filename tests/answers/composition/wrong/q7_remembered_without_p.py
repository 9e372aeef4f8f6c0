# Results are remembered by u and v only, and used again for another p.
# Witness: [disguise(Fraction(1, p), Fraction(2, 5), Fraction(3, 5)) for p in (4, 3)] gives [(3/10, 7/10), (3/10, 7/10)]; right is [(3/10, 7/10), (1/5, 4/5)].
remembered = {}


def disguise(p, u, v):
    if (u, v) not in remembered:
        r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
        r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
        remembered[u, v] = (r0, r1) if 0 <= r0 <= 1 and 0 <= r1 <= 1 else None
    return remembered[u, v]
