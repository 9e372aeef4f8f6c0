# Without threshold noise: belows that rise, and a last above that falls; the ratio is computed exactly.
def refute(base, claimed, flaw):
    def tail(t):  # Pr(noise >= t)
        return Fraction(base, base + 1) / base**t if t >= 0 else 1 - Fraction(base, base + 1) / base ** (1 - t)

    for n in range(1, 50):
        if flaw == "no threshold noise":
            ratio = ((1 - tail(0)) / (1 - tail(-1))) ** n * tail(0) / tail(1)
            if ratio > claimed:
                return [[0] * n + [0], [1] * n + [-1], [False] * n + [True]]
        else:
            weight = Fraction(base - 1, base + 1) / base
            ratio = weight * ((1 - tail(1)) * tail(0)) ** n / Fraction(1, (1 + base) ** 2) ** n
            if ratio > claimed:
                return [[1, 0] * n, [0, 1] * n, [True, False] * n]
