# If nobody is known, each value is taken to be equally likely, and not each row.
# Witness: beliefs(["flu", "flu", "gout"], []) gives {'gout': 1/2, 'flu': 1/2}; right is {'flu': 2/3, 'gout': 1/3}.
def beliefs(values, known):
    if not known:
        different = set(values)
        return {v: Fraction(1, len(different)) for v in different}
    left = Counter(values)
    left.subtract(known)
    total = sum(left.values())
    if total <= 0 or min(left.values()) < 0:
        return {}
    return {v: Fraction(n, total) for v, n in left.items() if n}
