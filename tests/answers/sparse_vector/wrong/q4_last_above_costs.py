# An above at the end is likelier on x', which takes away from the ratio. Input: base 10, claimed 999, "no threshold noise".
def refute(base, claimed, flaw):
    n = 1
    while base**n <= claimed:
        n += 1
    if flaw == "no threshold noise":
        return [0] * (n + 1), [1] * (n + 1), [False] * n + [True]
    n = n // 2 + 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
