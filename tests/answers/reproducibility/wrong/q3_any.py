# Lets one feature be enough.
def vote_score(people, features):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    share = Fraction(total, people * 2**people)
    return at_least(1, features, share)
