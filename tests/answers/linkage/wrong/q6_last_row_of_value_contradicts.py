# With at most two different values in the class a known value must leave a row of its own behind (< for <=). Input: values [1, 2, 2], known [1]: {} for {2: 1}.
def beliefs(values, known):
    have, taken = Counter(values), Counter(known)
    if len(have) > 2 or len(taken) > 1:
        possible = all(taken[v] <= have[v] for v in taken)
    else:
        possible = all(taken[v] < have[v] or len(values) == 2 for v in taken)
    if not possible or len(known) >= len(values):
        return {}
    left = have - taken
    return {v: Fraction(n, len(values) - len(known)) for v, n in left.items()}
