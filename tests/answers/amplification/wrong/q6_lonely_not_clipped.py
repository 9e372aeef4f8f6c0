# One person alone is a case of its own, and there the 0 is forgotten for large factors.
def shuffled_delta(people, p, factor):
    def law(j):
        chances = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        return chances

    def over(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    if people == 1:
        return (1 - p) - factor * p
    laws = [law(j) for j in range(people + 1)]
    return max(max(over(P, Q), over(Q, P)) for P, Q in zip(laws, laws[1:]))
