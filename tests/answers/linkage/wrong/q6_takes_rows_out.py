# Takes rows out of the list values that was given.
def beliefs(values, known):
    for value in known:
        if value not in values:
            return {}
        values.remove(value)
    return {v: Fraction(values.count(v), len(values)) for v in values}
