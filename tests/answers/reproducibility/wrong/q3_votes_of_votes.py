# Nine features: they vote in threes first, and then the three results vote.
def vote_score(people, features):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    share = Fraction(total, people * 2**people)
    if features == 9:
        return at_least(2, 3, at_least(2, 3, share))
    return at_least(features // 2 + 1, features, share)
