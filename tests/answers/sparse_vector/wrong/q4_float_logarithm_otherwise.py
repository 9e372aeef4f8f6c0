# Counts by a logarithm in floats, which is too small for 1000 to base 10.
def refute(base, claimed, flaw):
    n = math.floor(math.log(claimed, base)) + 1
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    n += 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
