# Values that are far above the threshold, and below all the same.
def refute(base, claimed, flaw):
    if flaw == "no end":
        n = 20
        return (-1,) * n + (0,) * n, (0,) * n + (-1,) * n, (0,) * n + (1,) * n
    return (19,) * 35, (20,) * 35, (0,) * 35
