# Four questions for each bit of the claim are more than 100 from 2**25 on. Input: (2, 10**9, either).
def refute(base, claimed, flaw):
    n = 2 * claimed.bit_length() + 2
    if flaw == "no threshold noise":
        return [0] * (2 * n), [1] * (2 * n), [False] * (2 * n)
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
