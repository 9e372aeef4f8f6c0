# Written as a recursion that buys the output which is best by cross products.
from functools import cmp_to_key


def best_tpr(one: list, other: list, fpr: Fraction) -> Fraction:
    half = cmp_to_key(lambda o, w: o[0] * w[1] - w[0] * o[1])
    free = sum([t for s, t in zip(one, other) if s == 0], Fraction(0))
    offers = sorted([(s, t) for s, t in zip(one, other) if s != 0], key=half)

    def buy(parts, budget):
        if not parts or budget == 0:
            return Fraction(0)
        (cost, gain), *rest = parts
        return gain * budget / cost if cost > budget else gain + buy(rest, budget - cost)

    return free + buy(offers, fpr)
