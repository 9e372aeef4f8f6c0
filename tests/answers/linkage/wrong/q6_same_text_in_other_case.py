# Known words are compared without regard to capitals.
def beliefs(values, known):
    left = list(values)
    for k in known:
        same = [v for v in left if str(v).lower() == str(k).lower()]
        if not same:
            return {}
        left.remove(same[0] if k not in left else k)
    return {v: Fraction(left.count(v), len(left)) for v in left}
