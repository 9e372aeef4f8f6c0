# Contradictions are looked for among the values of the rows only, and the rest is divided by rows minus known people. Input: values ["flu", "flu", "gout"], known ["cold"]: flu 1 (2/2), gout 1/2.
def beliefs(values, known):
    if any(known.count(v) > values.count(v) for v in values) or len(known) >= len(values):
        return {}
    total = len(values) - len(known)
    return {
        v: Fraction(values.count(v) - known.count(v), total)
        for v in values
        if values.count(v) > known.count(v)
    }
