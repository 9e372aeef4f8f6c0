# Recursion over the queries with a dictionary from gamma to the weight that is left.
from collections import Counter


def first_to_speak(gaps, threshold, gammas, etas):
    """For each query the chance that the hold-out speaks first there; last, that it never does."""
    parts = Counter(etas)

    def walk(left, state):
        if not left:
            yield sum(state.values())
            return
        now, later = Fraction(0), {}
        for gamma, weight in state.items():
            half = Fraction(sum(c for eta, c in parts.items() if left[0] > threshold + gamma + eta), len(etas))
            now += weight * half
            later[gamma] = weight - weight * half
        yield now
        yield from walk(left[1:], later)

    return list(walk(list(gaps), {g: Fraction(c, len(gammas)) for g, c in Counter(gammas).items()}))
