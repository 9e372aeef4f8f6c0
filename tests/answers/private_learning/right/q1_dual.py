# Lets each record pull with a share, those at their kink with the share that holds it there.
def minimum(records, strength):
    pull = strength * len(records)
    best = None
    for w in [1 / r for r in records if r]:
        sure = sum(r for r in records if r * w < 1)
        torn = sum(r for r in records if r * w == 1)
        if torn and 0 <= (pull * w - sure) / torn <= 1:
            return w
    order = sorted(records)
    for i in range(len(order) + 1):
        for part in (order[:i], order[i:]):
            w = Fraction(sum(part)) / pull
            if sorted(r for r in records if r * w < 1) == part:
                best = w
    return best
