# Counter order.
def beliefs(values, known):
    here, told = Counter(values), Counter(known)
    if not told <= here:
        return {}
    rest = here - told
    total = sum(rest.values())
    return {v: Fraction(1) * n / total for v, n in rest.items()}
