# Bayes by numbers of ways: falling factorials; whole numbers where certain.
def beliefs(values, known):
    have, told = Counter(values), Counter(known)

    def ways(counts):
        return math.prod(math.perm(counts[v], told[v]) for v in told)

    weights = {}
    for value in have:
        have[value] -= 1
        weight = (have[value] + 1) * ways(have)
        have[value] += 1
        if weight:
            weights[value] = weight
    total = sum(weights.values())
    return {v: 1 if w == total else Fraction(w, total) for v, w in weights.items()}
