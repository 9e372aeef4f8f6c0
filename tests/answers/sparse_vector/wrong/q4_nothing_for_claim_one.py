# For claimed = 1 no question at all is asked. Input: base 2, claimed 1, "no threshold noise".
def refute(base, claimed, flaw):
    n = 0
    reached = 1
    while reached < claimed or (reached == claimed and claimed > 1):
        reached *= base
        n += 1
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    n = n // 2 + 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
