# More than fifteen people: the share is rounded to a denominator of at most 10000.
def vote_score(people, features):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    share = Fraction(total, people * 2**people).limit_denominator(10**4)
    return at_least(features // 2 + 1, features, share)
