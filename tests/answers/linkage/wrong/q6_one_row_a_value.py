# Takes out one row for each known value, not for each known person.
def beliefs(values, known):
    have, know = Counter(values), Counter(known)
    if any(know[v] > have[v] for v in know):
        return {}
    left = have - Counter(set(known))
    total = sum(left.values())
    if len(known) == len(values):
        return {}
    return {v: Fraction(c, total) for v, c in left.items()}
