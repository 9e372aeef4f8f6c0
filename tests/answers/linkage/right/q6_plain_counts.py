# Right: plain counts.
def beliefs(values, known):
    total = len(values) - len(known)
    if total <= 0 or any(known.count(v) > values.count(v) for v in known):
        return {}
    return {
        v: Fraction(values.count(v) - known.count(v), total)
        for v in dict.fromkeys(values)
        if values.count(v) > known.count(v)
    }
