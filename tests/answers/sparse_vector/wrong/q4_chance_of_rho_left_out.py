# Wrong for base = 2, claimed = 100, "no end": base**(2n) > claimed leaves out the chance of ρ = 1, and n = 4 gives 96.8.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no end":
        while base ** (2 * n) <= claimed:
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    while base**n <= claimed:
        n += 1
    return [0] * n, [1] * n, [False] * n
