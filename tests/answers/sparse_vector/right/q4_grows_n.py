# N grows until a bound on the ratio, in whole numbers, is more than claimed.
def refute(base, claimed, flaw):
    """The values on two neighbours, and an outcome that is too much likelier on the first."""
    n = 1
    if flaw == "no threshold noise":
        while base**n <= claimed:
            n += 1
        return [0] * n, [1] * n, [False] * n
    # Pr(rho = 1) = (base - 1) / (base + 1) / base
    while base ** (2 * n) * (base - 1) <= claimed * base * (base + 1):
        n += 1
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
