# Two pairs of questions for each doubling of claimed: more than 100 entries. Input: base 2, claimed 10**9, "no end".
def refute(base, claimed, flaw):
    n = claimed.bit_length()
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    n = 2 * n
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
