# The rows are removed from the caller's list. Input: values ["flu", "gout"], known ["gout"].
def beliefs(values, known):
    for value in known:
        if value not in values:
            return {}
        values.remove(value)
    return {v: Fraction(values.count(v), len(values)) for v in values}
