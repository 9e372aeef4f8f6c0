# As many questions as the claim has bits, and some more.
def refute(base, claimed, flaw):
    n = int(claimed).bit_length() + 1
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    n = n // 2 + 4
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
