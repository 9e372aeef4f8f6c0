# One person: every turned feature is right, but it is taken for a coin.
def vote_score(people, features):
    if people == 1:
        return Fraction(1, 2)
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return at_least(features // 2 + 1, features, Fraction(total, people * 2**people))
