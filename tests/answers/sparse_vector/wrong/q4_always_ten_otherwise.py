# Takes ten questions for enough whatever is claimed.
def refute(base, claimed, flaw):
    if flaw == "no threshold noise":
        return [0] * 10, [1] * 10, [False] * 10
    return [0] * 20 + [1] * 20, [1] * 20 + [0] * 20, [False] * 20 + [True] * 20
