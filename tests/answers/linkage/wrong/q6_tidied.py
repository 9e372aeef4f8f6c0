# Fractions are made from floats and tidied to denominators up to 10.
# Witness: beliefs(["flu"] + ["gout"] * 10, []) gives {'flu': 1/10, 'gout': 9/10}; right is {'flu': 1/11, 'gout': 10/11}.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    total = sum(left.values())
    if total <= 0 or min(left.values()) < 0:
        return {}
    return {v: Fraction(n / total).limit_denominator(10) for v, n in left.items() if n}
