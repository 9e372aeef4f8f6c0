# Another way: recursion.
def _given(gamma, gaps, threshold, etas):
    """The answer if gamma is known."""
    if not gaps:
        return [Fraction(1)]
    limits = [threshold + gamma + eta for eta in etas]
    quiet = Fraction(sum([1 for limit in limits if not gaps[0] > limit]), len(limits))
    return [1 - quiet] + [quiet * p for p in _given(gamma, gaps[1:], threshold, etas)]


def first_to_speak(gaps, threshold, gammas, etas):
    tables = [_given(gamma, gaps, threshold, etas) for gamma in gammas]
    return [sum(column) / len(gammas) for column in zip(*tables)]
