# Tidies the result to a denominator of at most a million, which is not exact for thirteen features.
def vote_score(people, features):
    """The expected hold-out score of a vote of coin-tossed features, each turned the better way."""
    share = Fraction(1, 2) + Fraction(math.comb(people - 1, (people - 1) // 2), 2**people)
    return Fraction(at_least(features // 2 + 1, features, share)).limit_denominator(10**6)
