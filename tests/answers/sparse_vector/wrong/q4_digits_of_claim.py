# Asks twice as many questions as the claim has digits, and two more, which is too few for base 2 and a million.
def refute(base, claimed, flaw):
    """The values on two neighbours, and an outcome that is too much likelier on the first."""
    n = 2 * len(str(claimed)) + 2
    if flaw == "no threshold noise":
        return (0,) * n, (1,) * n, (False,) * n
    return (0,) * n + (1,) * n, (1,) * n + (0,) * n, (False,) * n + (True,) * n
