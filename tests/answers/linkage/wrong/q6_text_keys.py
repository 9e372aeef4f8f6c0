# Returns the values as texts, so that numbers become other keys.
def beliefs(values, known):
    left = Counter(map(str, values))
    left.subtract(map(str, known))
    total = sum(left.values())
    if min(left.values()) < 0 or total == 0:
        return {}
    return {v: Fraction(c, total) for v, c in left.items() if c}
