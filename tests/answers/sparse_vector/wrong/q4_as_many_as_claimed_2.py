# Wrong for base = 5, claimed = 1000, "no threshold noise": as many questions as the claim says, more than 100.
def refute(base, claimed, flaw):
    if flaw == "no threshold noise":
        return [0] * claimed, [1] * claimed, [False] * claimed
    n = min(claimed, 20) + 2
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
