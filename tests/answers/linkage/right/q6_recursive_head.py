# Removes one known person and goes on with the rest.
def beliefs(values, known):
    if not known:
        return {v: Fraction(values.count(v), len(values)) for v in values}
    head, *rest = known
    if head not in values:
        return {}
    i = values.index(head)
    return beliefs(values[:i] + values[i + 1 :], rest)
