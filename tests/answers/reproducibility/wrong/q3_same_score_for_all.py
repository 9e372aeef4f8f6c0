# All features are taken to score the same on the hold-out set: mean of votes, not vote of means.
def vote_score(people, features):
    return sum(
        Fraction(math.comb(people, k), 2**people)
        * at_least(features // 2 + 1, features, Fraction(max(k, people - k), people))
        for k in range(people + 1)
    )
