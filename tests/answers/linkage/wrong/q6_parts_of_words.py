# Rows are counted in the text of all values, where flu also occurs in influenza and 1 in 11.
# Witness: beliefs(["flu", "influenza"], []) gives {'flu': 2/3, 'influenza': 1/3}; right is {'flu': 1/2, 'influenza': 1/2}.
def beliefs(values, known):
    text, told = ", ".join(map(str, values)), ", ".join(map(str, known))
    left = {v: text.count(str(v)) - told.count(str(v)) for v in [*values, *known]}
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n}
