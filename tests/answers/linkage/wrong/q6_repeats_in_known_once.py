# Two known people with the same value count as one, unless there are too many. Input: values [1, 1, 1, 2], known [1, 1]: 2/3 for 1/2.
def beliefs(values, known):
    have, taken = Counter(values), Counter(known)
    if any(taken[v] > have[v] for v in taken):
        return {}
    left = have.copy()
    for value in set(known):
        left[value] -= 1
    size = sum(left.values())
    return {v: Fraction(n, size) for v, n in left.items() if n}
