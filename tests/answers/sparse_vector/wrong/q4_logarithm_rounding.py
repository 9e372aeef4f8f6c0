# Floor(log) + 1 in floats is one too few where the logarithm comes out too small. Input: (10, 1000, "no threshold noise"): ratio exactly 1000.
def refute(base, claimed, flaw):
    if flaw == "no threshold noise":
        n = math.floor(math.log(claimed, base)) + 1
        return [0] * n, [1] * n, [False] * n
    n = math.floor(math.log(claimed, base) / 2) + 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
