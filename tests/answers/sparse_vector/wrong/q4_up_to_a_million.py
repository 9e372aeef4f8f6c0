# Takes no claim to be above a million.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no end":
        while base ** (2 * n) <= 6 * base * min(claimed, 10**6):
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    while base**n <= min(claimed, 10**6):
        n += 1
    return [0] * n, [1] * n, [False] * n
