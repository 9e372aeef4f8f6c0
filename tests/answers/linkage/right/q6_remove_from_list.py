# One row is removed from a copy of the list for each person known.
def beliefs(values, known):
    rest = list(values)
    for value in known:
        if value not in rest:
            return {}
        rest.remove(value)
    return {value: Fraction(rest.count(value), len(rest)) for value in rest}
