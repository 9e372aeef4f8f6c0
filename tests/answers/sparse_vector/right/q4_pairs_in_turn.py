# Below and above in turn, as tuples; the number by bit length.
def refute(base, claimed, flaw):
    n = claimed.bit_length()
    if flaw == "no threshold noise":
        return (0,) * n, (1,) * n, (False,) * n
    n += 2
    return (0, 1) * n, (1, 0) * n, (False, True) * n
