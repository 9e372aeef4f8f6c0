# If one value only is left it is returned with probability 1 by itself, even if more people are known than that class has.
def beliefs(values, known):
    if len(set(values)) == 1 and set(known) <= set(values):
        return {values[0]: Fraction(1)}
    left = Counter(values)
    left.subtract(known)
    total = sum(left.values())
    if any(n < 0 for n in left.values()) or total == 0:
        return {}
    return {v: Fraction(n, total) for v, n in left.items() if n}
