# Wrong for weights = [1, 1, 1], sensitivities = [2, 2, 1], total = 1: a set of roots is added up, so that two alike are counted once.
def best_split(weights, sensitivities, total):
    # the first against all others together, which have the cube of the sum of roots as their weight
    def go(c, budget):
        if len(c) == 1:
            return [budget]
        rest = sum(v ** (1 / 3) for v in c[1:])
        first = budget / (1 + rest / c[0] ** (1 / 3))
        return [first] + go(c[1:], budget - first)
    if len(weights) == 1:
        return [Fraction(total)]
    return np.array(go([w * d**2 for w, d in zip(weights, sensitivities)], float(total)))
