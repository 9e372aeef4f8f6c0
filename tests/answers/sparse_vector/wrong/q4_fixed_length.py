# Trusts that six questions are enough.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no end":
        while n < 3:
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    while n < 6:
        n += 1
    return [0] * n, [1] * n, [False] * n
