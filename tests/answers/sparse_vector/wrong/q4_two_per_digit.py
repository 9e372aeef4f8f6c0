# Two questions for every decimal digit of the claim, whatever the base.
# Witness: refute(2, 999, 'no threshold noise') returns a ratio of 64, more than 999 is asked.
def refute(base, claimed, flaw):
    if flaw == "no end":
        n = 1
        while base ** (2 * n) * (base - 1) <= claimed * base * (base + 1):
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n

    n = 2 * len(str(claimed))
    return [0] * n, [1] * n, [False] * n
