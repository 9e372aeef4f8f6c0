# If all rows are known, the last one is given to the person. Input: values ["flu"], known ["flu"]: {"flu": 1} for {}.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    if not any(left.values()):
        return {known[-1]: Fraction(1)}
    size = sum(left.values())
    return {v: Fraction(n, size) for v, n in left.items() if n}
