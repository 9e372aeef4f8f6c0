# Turns the features the worse way.
def vote_score(people, features):
    total = sum(math.comb(people, k) * min(k, people - k) for k in range(people + 1))
    share = Fraction(total, people * 2**people)
    return at_least((features + 1) // 2, features, share)
