# Each question is one lower than the one before, to make below surer, so that values leave the range and gain nothing.
# Witness: refute(2, 10**9, 'no threshold noise') returns a value -29 outside -20 to 20.
def refute(base, claimed, flaw):
    if flaw == "no end":
        n = 1
        while base ** (2 * n) * (base - 1) <= claimed * base * (base + 1):
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n

    n = 1
    while base**n <= claimed:
        n += 1
    return [-i for i in range(n)], [1 - i for i in range(n)], [False] * n
