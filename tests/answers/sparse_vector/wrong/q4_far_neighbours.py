# Moves questions by 2.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no end":
        while base ** (2 * n) <= 6 * base * claimed:
            n += 1
        return [0] * n + [2] * n, [2] * n + [0] * n, [False] * n + [True] * n
    while base**n <= claimed:
        n += 1
    return [0] * n, [2] * n, [False] * n
