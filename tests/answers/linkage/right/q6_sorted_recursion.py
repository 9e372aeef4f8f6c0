# Sorted recursion: right
def beliefs(values, known):
    def strike(rest, told):
        if not told:
            return rest
        if told[0] not in rest:
            return []
        i = rest.index(told[0])
        return strike(rest[:i] + rest[i + 1 :], told[1:])

    rest = strike(sorted(values), known)
    return {v: Fraction(len(list(g)), len(rest)) for v, g in itertools.groupby(rest)}
