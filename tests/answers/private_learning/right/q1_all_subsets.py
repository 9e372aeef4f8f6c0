# Tries the stationary point of every subset (recursively) and every kink, and keeps the one with a subgradient 0.
def minimum(records, strength):
    n = len(records)

    def sums(rest):
        if not rest:
            return {Fraction(0)}
        tail = sums(rest[1:])
        return tail | {rest[0] + s for s in tail}

    def is_least(w):
        sure = sum((r for r in records if r * w < 1), Fraction(0))
        edge = [r for r in records if r * w == 1]
        slope = n * strength * w - sure
        low = slope - sum(r for r in edge if r > 0)
        high = slope - sum(r for r in edge if r < 0)
        return low <= 0 <= high

    for w in itertools.chain(
        (s / (n * strength) for s in sums(list(records))), (1 / r for r in records if r)
    ):
        if is_least(w):
            return w
