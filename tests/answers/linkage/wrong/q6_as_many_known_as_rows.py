# Of a list of known people longer than the class it reads only as many as there are other people.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known[: len(values) - 1] if len(values) < 3 else known)
    total = sum(left.values())
    if min(left.values()) < 0 or total == 0:
        return {}
    return {v: Fraction(c, total) for v, c in left.items() if c}
