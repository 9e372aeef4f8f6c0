# Takes off a single factor of the base for the threshold's noise, which is too few for base 4 and 1000 without an end.
def refute(base, claimed, flaw):
    """The values on two neighbours, and an outcome that is too much likelier on the first."""
    noisy = flaw == "no end"
    n = next(n for n in itertools.count(1) if base ** (2 * n - 1 if noisy else n) > claimed)
    below, above = [False] * n, [True] * n
    if noisy:
        return [0] * n + [1] * n, [1] * n + [0] * n, below + above
    return [0] * n, [1] * n, below
