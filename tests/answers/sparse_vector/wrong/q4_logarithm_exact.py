# Takes as many questions as the logarithm of the claim, rounded up.
def refute(base, claimed, flaw):
    n = max(1, math.ceil(math.log(claimed, base)))
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
