# Another road: By hint.
def vote_score(people, features):
    share = Fraction(sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)), people * 2**people)
    return at_least(features // 2 + 1, features, share)
