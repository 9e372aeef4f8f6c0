# By integers recursive.
def least_delta(one, other, factor):
    base = math.lcm(*[v.denominator for v in [*one, *other]])
    up, down = factor.numerator, factor.denominator

    def excess(p, q):
        if not p:
            return 0
        part = down * p[0] - up * q[0]
        return (part if part > 0 else 0) + excess(p[1:], q[1:])

    a = tuple(int(v * base) for v in one)
    b = tuple(int(v * base) for v in other)
    return Fraction(max(excess(a, b), excess(b, a)), base * down)
