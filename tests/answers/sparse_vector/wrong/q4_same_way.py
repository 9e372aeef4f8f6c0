# Moves all questions the same way, and asks for below only, in both programs.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no end":
        while base**n <= claimed:
            n += 1
        return [0] * n, [1] * n, [False] * n
    while base**n <= claimed:
        n += 1
    return [0] * n, [1] * n, [False] * n
