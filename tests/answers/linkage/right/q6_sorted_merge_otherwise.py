# Right: sorted merge.
def beliefs(values, known):
    have, out = sorted(values), sorted(known)
    left, i = [], 0
    for v in have:
        if i < len(out) and out[i] == v:
            i += 1
        else:
            left.append(v)
    if i < len(out) or not left:
        return {}
    return {v: Fraction(len(list(g)), len(left)) for v, g in itertools.groupby(left)}
