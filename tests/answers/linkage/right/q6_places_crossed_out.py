# By places crossed out.
def beliefs(values, known):
    free = [True] * len(values)
    for v in known:
        places = [i for i, x in enumerate(values) if free[i] and x == v]
        if not places:
            return dict()
        free[places[-1]] = False
    rest = sorted(x for x, f in zip(values, free) if f)
    return {v: Fraction(len(list(same)), len(rest)) for v, same in itertools.groupby(rest)}
