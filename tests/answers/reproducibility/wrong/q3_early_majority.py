# From thirteen features on a vote too few is asked for.
def vote_score(people, features):
    share = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    need = round(features * 0.46 + 0.5)
    return at_least(need, features, share)
