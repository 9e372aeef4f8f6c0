# Fifteen pairs are thought enough for "no end". Input: (2, 10**9, "no end").
def refute(base, claimed, flaw):
    if flaw == "no threshold noise":
        n = 1
        while base**n <= claimed:
            n += 1
        return [0] * n, [1] * n, [False] * n
    return [0] * 15 + [1] * 15, [1] * 15 + [0] * 15, [False] * 15 + [True] * 15
