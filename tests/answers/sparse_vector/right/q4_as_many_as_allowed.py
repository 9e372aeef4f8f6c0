# A hundred questions, whatever is claimed
def refute(base, claimed, flaw):
    if flaw == "no end":
        return (0, 1) * 50, (1, 0) * 50, (False, True) * 50
    return (5,) * 100, (6,) * 100, (False,) * 100
