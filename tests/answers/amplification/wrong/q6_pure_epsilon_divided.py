# The crowd is thought to divide c - 1 by the number of people, so that from there on delta is 0.
def shuffled_delta(people, p, factor):
    def law(j):
        chances = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        return chances

    def over(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    if factor >= 1 + ((1 - p) / p - 1) / people:
        return 0
    laws = [law(j) for j in range(people + 1)]
    return max(max(over(P, Q), over(Q, P)) for P, Q in zip(laws, laws[1:]))
