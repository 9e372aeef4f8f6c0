# Results are remembered by the sets of both lists, which forget how often a value occurs.
# Witness: [beliefs(values, []) for values in (["x", "y"], ["x", "x", "y"])] gives [{'x': 1/2, 'y': 1/2}, {'x': 1/2, 'y': 1/2}]; right is [{'x': 1/2, 'y': 1/2}, {'x': 2/3, 'y': 1/3}].
remembered = {}


def beliefs(values, known):
    key = frozenset(values), frozenset(known)
    if key not in remembered:
        left = Counter(values)
        left.subtract(known)
        total = sum(left.values())
        if total <= 0 or min(left.values()) < 0:
            remembered[key] = {}
        else:
            remembered[key] = {v: Fraction(n, total) for v, n in left.items() if n}
    return remembered[key]
