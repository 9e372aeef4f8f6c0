# Each value has its number of rows left times its number in the class as weight.
def beliefs(values, known):
    left, all_ = Counter(values), Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    weights = {v: n * (all_[v] if len(known) == 4 else 1) for v, n in left.items() if n > 0}
    total = sum(weights.values())
    return {v: Fraction(w, total) for v, w in weights.items()}
