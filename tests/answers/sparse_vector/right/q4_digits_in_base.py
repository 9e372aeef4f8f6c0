# As many belows as the claim has digits in this base; the values one lower.
def refute(base, claimed, flaw):
    n, rest = 0, claimed * (1 if flaw != "no end" else 2 * base)
    while rest:
        rest //= base
        n += 1
    if flaw == "no end":
        return (-1,) * n + (0,) * n, (0,) * n + (-1,) * n, (0,) * n + (1,) * n
    return (-1,) * n, (0,) * n, (0,) * n
