# Logarithms, with two more for safety.
def refute(base, claimed, flaw):
    n = int(math.log(claimed) / math.log(base)) + 2
    if flaw == "no threshold noise":
        return [-1] * n, [0] * n, [0] * n
    n = n // 2 + 3
    return [1] * n + [0] * n, [0] * n + [1] * n, [1] * n + [0] * n
