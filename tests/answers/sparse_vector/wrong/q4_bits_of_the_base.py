# A base is worth its rounded number of bits, too many for 3, 6 and 7. Input: (3, 10**9, "no threshold noise"): 3**15 is too small.
def refute(base, claimed, flaw):
    n = math.ceil(claimed.bit_length() / round(math.log2(base)))
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    n += 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
