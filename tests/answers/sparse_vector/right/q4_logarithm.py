# Rounds a logarithm up, with two to spare.
def refute(base, claimed, flaw):
    n = math.ceil(math.log(claimed, base)) + 2
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [0] * n
    return [0] * n + [1] * n, [1] * n + [0] * n, [0] * n + [1] * n
