# Walks from 0 outwards, to the side to which the sum pulls, kink by kink.
def minimum(records, strength):
    n, total = len(records), sum(records)
    if total == 0:
        return Fraction(0)
    side = 1 if total > 0 else -1
    rs = sorted((side * r for r in records), reverse=True)
    pull = sum(rs)
    for r in rs:
        if r <= 0:
            break
        here = pull / (n * strength)
        if here <= 1 / r:
            break
        pull -= r
        if pull / (n * strength) <= 1 / r:
            return Fraction(side) / r
    return side * pull / (n * strength)
