# Makes one question move far.
def refute(base, claimed, flaw):
    return [20], [-20], [True]
