# The result is tidied up to a denominator of at most 10000.
def vote_score(people, features):
    s = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    return Fraction(at_least(features // 2 + 1, features, s)).limit_denominator(10_000)
