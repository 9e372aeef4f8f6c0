# For "no end" the factor Pr(rho = 1) is left out, base**(2 n) alone is compared with claimed. Input: base 2, claimed 3, "no end".
def refute(base, claimed, flaw):
    per_question = 1 if flaw == "no threshold noise" else 2
    n = 1
    while base ** (per_question * n) <= claimed:
        n += 1
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
