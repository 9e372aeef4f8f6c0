# Wrong for features 11: a majority is math.ceil(0.55 m), one too many from m = 11 on.
def vote_score(people, features):
    share = Fraction(sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)), people * 2**people)
    return at_least(math.ceil(0.55 * features), features, share)
