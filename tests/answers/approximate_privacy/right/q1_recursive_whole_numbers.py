# Written as a recursion over the outputs in whole numbers.
def least_delta(one: list, other: list, factor: Fraction) -> Fraction:
    m = math.lcm(*[u.denominator for u in (*one, *other)])
    a, b = factor.numerator, factor.denominator

    def parts(S, T):
        if not S:
            return 0
        head = b * int(S[0] * m) - a * int(T[0] * m)
        return (head if head > 0 else 0) + parts(S[1:], T[1:])

    return Fraction(max(parts(one, other), parts(other, one)), b * m)
