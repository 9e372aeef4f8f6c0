# Wrong for people 12, features 13: computed in floats, and limit_denominator(10**6).
def vote_score(people, features):
    share = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)) / people / 2**people
    return Fraction(at_least(features // 2 + 1, features, share)).limit_denominator(10**6)
