# Written with the law of the others, to which the one person is added with both bits.
from collections import Counter


def shuffled_delta(people, p, factor):
    def others(bits):
        law = Counter({0: Fraction(1)})
        for bit in bits:
            grown = Counter()
            for k, u in law.items():
                grown[k + 1] += u * (1 - p if bit else p)
                grown[k] += u * (p if bit else 1 - p)
            law = grown
        return law

    best = 0
    for bits in itertools.combinations_with_replacement((0, 1), people - 1):
        with_one, with_zero = others((1, *bits)), others((0, *bits))
        for P, Q in ((with_one, with_zero), (with_zero, with_one)):
            best = max(best, sum(u - factor * Q[k] for k, u in P.items() if u > factor * Q[k]))
    return best
