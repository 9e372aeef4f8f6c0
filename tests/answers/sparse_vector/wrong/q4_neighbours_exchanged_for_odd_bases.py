# Wrong for base = 5, claimed = 2, "no threshold noise": for odd bases the two data sets are exchanged, so the outcome is rarer on x.
def refute(base, claimed, flaw):
    n = 1
    while base ** (2 * n - 3) <= claimed:
        n += 1
    if flaw == "no end":
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    x, y = [0] * 2 * n, [1] * 2 * n
    return (y, x, [False] * 2 * n) if base % 2 else (x, y, [False] * 2 * n)
