# Never more than 20 questions. Input: base 2, claimed 10**9, "no threshold noise".
def refute(base, claimed, flaw):
    n = 1
    while base**n <= claimed and n < 20:
        n += 1
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
