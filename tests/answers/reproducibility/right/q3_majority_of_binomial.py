# At_least with the share of one feature
def vote_score(people, features):
    share = sum(
        Fraction(math.comb(people, k) * max(k, people - k), people * 2**people)
        for k in range(people + 1)
    )
    return at_least(features // 2 + 1, features, share)
