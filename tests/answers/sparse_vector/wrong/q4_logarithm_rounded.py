# N from a logarithm that is rounded: log(1000, 10) is 2.9999999999999996. Input: base 10, claimed 1000, "no threshold noise".
import math


def refute(base, claimed, flaw):
    n = math.floor(math.log(claimed, base)) + 1
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    n += 2
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
