# Greedy, sorted by cross multiplication.
def best_tpr(one, other, fpr):
    import functools

    pairs = [(s, t) for s, t in zip(one, other) if t]
    pairs.sort(key=functools.cmp_to_key(lambda u, v: v[1] * u[0] - u[1] * v[0]))
    spent, won = Fraction(0), Fraction(0)
    for s, t in pairs:
        if spent + s <= fpr:
            spent, won = spent + s, won + t
        else:
            return won + t * (fpr - spent) / s
    return won
