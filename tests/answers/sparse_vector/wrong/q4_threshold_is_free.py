# The chance that rho is just 1 is left out of the ratio, so there are too few questions.
def refute(base, claimed, flaw):
    if flaw == "no end":
        n = 1
        while base ** (2 * n) <= claimed:
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    n = 1
    while base**n <= claimed:
        n += 1
    return [0] * n, [1] * n, [False] * n
