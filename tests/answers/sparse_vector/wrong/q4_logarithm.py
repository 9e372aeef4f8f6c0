# The number of questions comes from a float logarithm, which falls just short of 3 for 1000 and base 10.
def refute(base, claimed, flaw):
    if flaw == "no end":
        n = 1
        while base ** (2 * n - 3) <= claimed:
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    n = int(math.log(claimed, base)) + 1
    return [0] * n, [1] * n, [False] * n
