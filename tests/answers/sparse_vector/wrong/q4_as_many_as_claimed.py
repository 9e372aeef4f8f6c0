# Asks as many questions as the claim says, far more than 100.
def refute(base, claimed, flaw):
    if flaw == "no threshold noise":
        return [0] * claimed, [1] * claimed, [False] * claimed
    n = 16
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
