# Returns the score of one feature.
def vote_score(people, features):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    share = Fraction(total, people * 2**people)
    return share
