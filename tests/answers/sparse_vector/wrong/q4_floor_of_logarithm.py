# Takes the number of questions from a float logarithm, which is a little too small at some powers of the base.
def refute(base, claimed, flaw):
    if flaw == "no threshold noise":
        n = math.floor(math.log(claimed, base)) + 1
        return [0] * n, [1] * n, [False] * n
    n = math.floor(math.log(claimed, base)) + 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
