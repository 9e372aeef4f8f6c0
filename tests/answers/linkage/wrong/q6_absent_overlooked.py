# A known value that is in no row is overlooked; it makes what he knows untrue.
# Witness: beliefs(["flu"], ["gout"]) gives {'flu': 1}; right is {}.
def beliefs(values, known):
    left = Counter(values)
    for value in known:
        if value in left:
            left[value] -= 1
            if left[value] < 0:
                return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n}
