# Puts values halfway, as no count is.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no end":
        while base ** (2 * n) <= 6 * base * claimed:
            n += 1
        return [0.5] * n + [1.5] * n, [1.5] * n + [0.5] * n, [False] * n + [True] * n
    while base**n <= claimed:
        n += 1
    return [0.5] * n, [1.5] * n, [False] * n
