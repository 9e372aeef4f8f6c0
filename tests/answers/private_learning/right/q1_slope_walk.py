# Right: slope walk.
def minimum(records, strength):
    # walk outwards from 0 on the side to which J falls
    n, lam = len(records), Fraction(strength)
    total = sum(records, Fraction(0))
    if total == 0:
        return 0
    sign = 1 if total > 0 else -1
    own = sorted((sign * Fraction(r) for r in records), reverse=True)
    pull = sign * total
    while True:
        stop = pull / (n * lam)
        if not own or own[0] <= 0 or stop <= 1 / own[0]:
            return sign * stop
        kink = 1 / own[0]
        while own and own[0] == 1 / kink:
            pull -= own.pop(0)
        if pull <= n * lam * kink:
            return sign * kink
