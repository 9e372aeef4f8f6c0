# The total is lessened by the number of different known values, and not of known people.
# Witness: beliefs(["flu", "flu", "flu", "gout"], ["flu", "flu"]) gives {'flu': 1/3, 'gout': 1/3}; right is {'flu': 1/2, 'gout': 1/2}.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    total = len(values) - len(set(known))
    if min(left.values()) < 0:
        return {}
    return {v: Fraction(n, total) for v, n in left.items() if n}
