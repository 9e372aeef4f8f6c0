# Takes texts as the same that differ in capitals only (and returns the first way of writing).
def beliefs(values, known):
    def plain(v):
        return v.lower() if isinstance(v, str) else v

    written = {}
    for v in values:
        written.setdefault(plain(v), v)
    left = Counter(map(plain, values))
    left.subtract(map(plain, known))
    total = sum(left.values())
    if any(n < 0 for n in left.values()) or total == 0:
        return {}
    return {written[v]: Fraction(n, total) for v, n in left.items() if n}
