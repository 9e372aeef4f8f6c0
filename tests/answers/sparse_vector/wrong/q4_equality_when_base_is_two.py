# One bit too few for claimed that is a power of 2: the ratio is equal to claimed. Input: base 2, claimed 8, "no threshold noise".
import math


def refute(base, claimed, flaw):
    bits = max(1, (claimed - 1).bit_length())
    n = bits
    if base > 2:
        n = 1
        while base**n <= claimed:
            n += 1
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    n = n // 2 + 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
