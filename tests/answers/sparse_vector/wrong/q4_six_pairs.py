# Without an end repeats a pair six times, enough for thousands but not for a million.
def refute(base, claimed, flaw):
    n = 1
    while base**n <= claimed:
        n += 1
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    return [0, 1] * 6, [1, 0] * 6, [False, True] * 6
