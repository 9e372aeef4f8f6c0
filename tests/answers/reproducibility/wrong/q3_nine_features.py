# Lets nine features vote at most.
def vote_score(people, features):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    features = min(features, 9)
    return at_least(features // 2 + 1, features, Fraction(total, people * 2**people))
