# Wrong for base = 10, claimed = 1000, "no threshold noise": math.log(1000, 10) is 2.9999999999999996, and 10**3 is not more than 1000.
def refute(base, claimed, flaw):
    n = math.floor(math.log(claimed, base)) + 1
    if flaw == "no end":
        return [0] * (n + 2) + [1] * (n + 2), [1] * (n + 2) + [0] * (n + 2), [False] * (n + 2) + [True] * (n + 2)
    return [0] * n, [1] * n, [False] * n
