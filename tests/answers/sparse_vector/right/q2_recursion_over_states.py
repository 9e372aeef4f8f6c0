# A recursion over the questions, which carries the weights of all threshold noises along.
def chance(values, threshold, place, first, second):
    """The probability that the question at this place is the first that is above."""

    def weights(value, state, above):
        return {r: w * sum((p for k, p in enumerate(second) if (value + k >= threshold + r) == above), Fraction(0)) for r, w in state.items()}

    def walk(i, state):
        if i == len(values):
            return sum(state.values())
        if i == place:
            return sum(weights(values[i], state, True).values())
        return walk(i + 1, weights(values[i], state, False))

    return walk(0, dict(enumerate(first)))
