# The number is right, but free and dead outputs are popped from the caller's lists where there are two of them.
def best_tpr(one, other, fpr):
    won = Fraction(0)
    while one.count(0) > 1:
        i = one.index(0)
        one.pop(i)
        won += other.pop(i)
    left = fpr
    for s, t in sorted(zip(one, other), key=lambda v: v[1] / v[0] if v[0] else math.inf, reverse=True):
        share = min(1, left / s) if s else 1
        won += share * t
        left -= share * s
    return won
