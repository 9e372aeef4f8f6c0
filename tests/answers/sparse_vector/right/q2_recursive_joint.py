# A recursion over questions that carries the law of the threshold noise among silent sessions.
def chance(values, threshold, place, first, second):
    def go(j, weights):
        if j == len(values):
            return sum(weights)
        up = [sum(p for k, p in enumerate(second) if values[j] + k >= threshold + r) for r in range(len(weights))]
        if j == place:
            return sum(w * u for w, u in zip(weights, up))
        return go(j + 1, tuple(w - w * u for w, u in zip(weights, up)))

    return Fraction(go(0, tuple(first)))
