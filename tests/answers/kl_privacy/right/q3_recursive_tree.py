# By recursive tree.
from collections import defaultdict


def chain(first, later):
    parts = defaultdict(Fraction), defaultdict(Fraction)

    def walk(weight, pair, depth):
        for a in sorted(pair[0]):
            u = pair[0][a]
            if u == 0:
                continue
            for prime, power in logs(u / pair[1][a]).items():
                parts[depth][prime] += weight * u * power
            if depth == 0:
                walk(u, later[a], 1)

    walk(Fraction(1), first, 0)
    return parts
