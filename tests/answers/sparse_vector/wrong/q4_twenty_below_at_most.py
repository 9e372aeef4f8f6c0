# At most 20 times below. Input: (2, 2**21, "no threshold noise").
def refute(base, claimed, flaw):
    n = 1
    while base**n <= claimed and n < 20:
        n += 1
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    n = n + 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
