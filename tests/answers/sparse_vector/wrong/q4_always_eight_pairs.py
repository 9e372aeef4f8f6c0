# A fixed number of eight pairs is thought to be enough for every claim.
def refute(base, claimed, flaw):
    if flaw == "no end":
        return [0, 1] * 8, [1, 0] * 8, [False, True] * 8
    n = 1
    while base**n <= claimed:
        n += 1
    return [0] * n, [1] * n, [False] * n
