# Nineteen questions are believed to be enough for a million.
def refute(base, claimed, flaw):
    if flaw == "no end":
        n = 1
        while base ** (2 * n - 3) <= claimed:
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    n = 1
    while base**n <= claimed:
        n += 1
    n = min(n, 19)
    return [0] * n, [1] * n, [False] * n
