# Wrong for base = 9, claimed = 2, "no end", called twice: the second call is longer, for the lists are shuffled by chance.
def refute(base, claimed, flaw):
    b = Fraction(base)
    if flaw == "no threshold noise":
        ratio, n = Fraction(1), 0
        while ratio <= claimed:
            ratio, n = ratio * b, n + 1
        return [2] * n, [3] * n, [False] * n

    def below(v):  # the chance of v + noise < 0
        return b ** (-v) / (1 + b) if v >= 0 else 1 - b ** (v + 1) / (1 + b)

    def weight(values, said, reach):
        total = Fraction(0)
        for rho in range(-reach, reach + 1):
            p = (b - 1) / (b + 1) * b ** -abs(rho)
            for v, above in zip(values, said):
                q = below(v - rho)
                p *= 1 - q if above else q
            total += p
        return total

    for n in range(1, 51):
        x, y, said = [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
        # twice as many as the claim asks for, so that the ends that are cut off do not matter
        if weight(x, said, 12) > 2 * claimed * weight(y, said, 12):
            return x, y, said
