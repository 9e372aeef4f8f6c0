# Tidies the result to a denominator of at most a billion, which is not exact for 100 people.
def better_way(people):
    """The expected share of hits of a coin-tossed feature that is turned the better way."""
    total = Fraction(0)
    for k in range(people + 1):
        total += Fraction(math.comb(people, k) * max(k, people - k), 2**people)
    return (total / people).limit_denominator(10**9)
