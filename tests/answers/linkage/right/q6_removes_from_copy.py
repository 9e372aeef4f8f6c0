# Takes the known values out of a copy, one by one.
def beliefs(values, known):
    left = list(values)
    for value in known:
        if value not in left:
            return {}
        left.remove(value)
    return {value: Fraction(left.count(value), len(left)) for value in left}
