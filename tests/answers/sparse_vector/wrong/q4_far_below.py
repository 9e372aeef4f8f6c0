# Uses values -2 and -1, where a question gains little, and needs too many questions.
def refute(base, claimed, flaw):
    if flaw == "no threshold noise":
        gain = (1 - Fraction(1, base * (1 + base))) / (1 - Fraction(1, 1 + base))
        n, ratio = 0, Fraction(1)
        while ratio <= claimed:
            n, ratio = n + 1, ratio * gain
        return [-2] * n, [-1] * n, [False] * n
    n = 2
    while base ** (2 * n - 3) <= claimed:
        n += 1
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
