# 11 features or more: a majority is taken for 55 per cent.
def vote_score(people, features):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return at_least(int(0.55 * features) + 1, features, Fraction(total, people * 2**people))
