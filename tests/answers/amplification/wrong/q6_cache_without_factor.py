# Answers are kept between calls under people and p, whatever the factor was.
_seen = {}


def shuffled_delta(people, p, factor):
    if (people, p) in _seen:
        return _seen[people, p]

    def law(j):
        chances = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        return chances

    def over(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    laws = [law(j) for j in range(people + 1)]
    _seen[people, p] = max(max(over(P, Q), over(Q, P)) for P, Q in zip(laws, laws[1:]))
    return _seen[people, p]
