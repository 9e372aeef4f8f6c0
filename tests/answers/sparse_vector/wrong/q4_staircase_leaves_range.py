# Question i has the value i, which is over 20 if many are needed. Input: base 2, claimed 10**9, "no threshold noise".
def refute(base, claimed, flaw):
    n = 1
    while base**n <= claimed:
        n += 1
    if flaw == "no threshold noise":
        return list(range(n)), list(range(1, n + 1)), [False] * n
    n = n // 2 + 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
