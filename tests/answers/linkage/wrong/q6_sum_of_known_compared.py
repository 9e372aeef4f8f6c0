# What he knows counts as untrue only if he knows more people than there are others.
def beliefs(values, known):
    if len(known) >= len(values):
        return {}
    left = list(values)
    for k in known:
        if k in left:
            left.remove(k)
    return {v: Fraction(left.count(v), len(left)) for v in left}
