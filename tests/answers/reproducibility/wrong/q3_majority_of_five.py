# Wrong for features 7 and more: a majority was taken to be three as soon as there are more than three features.
def vote_score(people, features):
    share = Fraction(sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)), people * 2**people)
    return at_least({1: 1, 3: 2}.get(features, 3), features, share)
