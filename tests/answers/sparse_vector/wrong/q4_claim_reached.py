# The ratio reaches the claim, and is not more.
def refute(base, claimed, flaw):
    if flaw == "no end":
        n = 1
        while base ** (2 * n - 3) <= claimed:
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    n = 1
    while base**n < claimed:
        n += 1
    return [0] * n, [1] * n, [False] * n
