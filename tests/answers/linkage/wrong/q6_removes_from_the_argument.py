# The rows are removed from the caller's list; arguments must be left as they are. Input: values ["flu", "gout"], known ["flu"].
def beliefs(values, known):
    for v in known:
        if v not in values:
            return {}
        values.remove(v)
    return {v: Fraction(values.count(v), len(values)) for v in set(values)}
