# Recursion: a known person takes one row away.
def beliefs(values, known):
    if known:
        head, *tail = known
        if head not in values:
            return {}
        i = values.index(head)
        return beliefs([*values[:i], *values[i + 1 :]], tail)
    return {v: Fraction(sum(w == v for w in values), len(values)) for v in values}
