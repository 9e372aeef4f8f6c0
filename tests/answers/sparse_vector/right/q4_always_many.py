# Always as many questions as allowed, the two kinds taking turns.
def refute(base, claimed, flaw):
    if flaw == "no end":
        return [0, 1] * 50, [1, 0] * 50, [False, True] * 50
    return [0] * 100, [1] * 100, [False] * 100
