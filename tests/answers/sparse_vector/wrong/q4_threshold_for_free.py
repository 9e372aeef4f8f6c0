# For "no end" it counts b**(2n) without the chance of the threshold's noise. Input: (10, 99, "no end"): ratio 18.8.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no threshold noise":
        while base**n <= claimed:
            n += 1
        return [0] * n, [1] * n, [False] * n
    while base ** (2 * n) <= claimed:
        n += 1
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
