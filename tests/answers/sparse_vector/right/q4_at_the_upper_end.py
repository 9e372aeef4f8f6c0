# Values near 20, where below still is base times as probable; the answers are numbers 0 and 1.
def refute(base, claimed, flaw):
    n = claimed.bit_length()  # base**n >= 2**n > claimed
    if flaw == "no threshold noise":
        return [19] * n, [20] * n, [0] * n
    n = (n + 5) // 2 + 1
    return [19, 20] * n, [20, 19] * n, [0, 1] * n
