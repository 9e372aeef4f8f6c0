# A power product as exact fraction: one logarithm at the end, of whole numbers.
def mean_loss(p, q):
    d = math.lcm(*(u.denominator for u in p.values()))
    above = below = 1
    for a in p:
        times = int(p[a] * d)
        if times:
            v = Fraction(q.get(a, 0))
            if not v:
                return math.inf
            ratio = p[a] / v
            above *= ratio.numerator**times
            below *= ratio.denominator**times
    return math.fsum([math.log(above), -math.log(below)]) / d if above.bit_length() < 40 else sum(
        float(u) * math.log(u / q[a]) for a, u in p.items() if u
    )
