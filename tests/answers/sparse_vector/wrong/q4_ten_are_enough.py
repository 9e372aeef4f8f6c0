# Wrong for base = 2, claimed = 10000, "no threshold noise": always ten questions, which give 2**10 = 1024 only.
def refute(base, claimed, flaw):
    if flaw == "no end":
        return [0] * 10 + [1] * 10, [1] * 10 + [0] * 10, [False] * 10 + [True] * 10
    return [0] * 10, [1] * 10, [False] * 10
