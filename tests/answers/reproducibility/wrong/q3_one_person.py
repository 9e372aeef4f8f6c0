# Wrong for people 1: returns 1/2, a tie of one was feared.
def vote_score(people, features):
    share = Fraction(1, 2)
    if people > 1:
        share = Fraction(sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)), people * 2**people)
    return at_least((features + 1) // 2, features, share)
