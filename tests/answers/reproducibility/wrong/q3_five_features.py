# Asks at most five features.
def vote_score(people, features):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    features = min(features, 5)
    share = Fraction(total, people * 2**people)
    return at_least((features + 1) // 2, features, share)
