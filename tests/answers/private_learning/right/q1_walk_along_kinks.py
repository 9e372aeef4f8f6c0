# Walks from 0 along the kinks of one side until the slope turns.
def minimum(records, strength):
    n, total = len(records), sum(records, Fraction(0))
    sign = 1 if total >= 0 else -1
    mine = [sign * r for r in records]
    pull = sign * total
    for r in sorted((r for r in mine if r > 0), reverse=True):
        kink = 1 / r
        if pull <= n * strength * kink:
            return sign * pull / (n * strength)
        pull -= r
        if pull <= n * strength * kink:
            return sign * kink
    return sign * pull / (n * strength)
