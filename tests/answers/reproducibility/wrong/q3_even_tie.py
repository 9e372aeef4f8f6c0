# At most eleven features vote.
def vote_score(people, features):
    t = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    s = Fraction(t, people * 2**people)
    return at_least(min(features, 11) // 2 + 1, min(features, 11), s)
