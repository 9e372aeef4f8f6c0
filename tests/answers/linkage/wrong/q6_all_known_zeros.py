# If nobody is left each value is listed with probability 0, where the dictionary should be empty.
# Witness: beliefs(["flu", "gout"], ["gout", "flu"]) gives {'flu': 0, 'gout': 0}; right is {}.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    if total == 0:
        return dict.fromkeys(left, Fraction(0))
    return {v: Fraction(n, total) for v, n in left.items() if n}
