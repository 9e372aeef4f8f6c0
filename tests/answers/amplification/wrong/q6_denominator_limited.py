# Floats, made a fraction again by limit_denominator(10**6).
def shuffled_delta(people, p, factor):
    p, factor = float(p), float(factor)

    def law(j):
        chances = [1.0]
        for q in [1 - p] * j + [p] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        return chances

    def over(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    laws = [law(j) for j in range(people + 1)]
    best = max(max(over(P, Q), over(Q, P)) for P, Q in zip(laws, laws[1:]))
    return Fraction(best).limit_denominator(10**6)
