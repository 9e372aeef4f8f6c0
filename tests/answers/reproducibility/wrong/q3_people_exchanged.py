# Exchanges people and features.
def vote_score(people, features):
    people, features = features, people | 1
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    share = Fraction(total, people * 2**people)
    return at_least((features + 1) // 2, features, share)
