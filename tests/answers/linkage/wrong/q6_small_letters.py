# Wrong for Flu and flu: they were taken for the same value.
def beliefs(values, known):
    low = lambda v: v.lower() if isinstance(v, str) and len(v) > 1 else v  # noqa: E731
    left = Counter(map(low, values))
    left.subtract(map(low, known))
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    names = {low(v): v for v in values}
    return {names[v]: Fraction(n, total) for v, n in left.items() if n}
