# The session is closed by an above at 0 on both, which is rarer on x and lowers the ratio.
def refute(base, claimed, flaw):
    if flaw == "no end":
        n = 1
        while base ** (2 * n - 3) <= claimed:
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    n = 1
    while base**n <= claimed:
        n += 1
    return [0] * n + [0], [1] * n + [1], [False] * n + [True]
