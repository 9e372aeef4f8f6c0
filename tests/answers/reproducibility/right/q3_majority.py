# Another way: majority.
def vote_score(people, features):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    share = Fraction(total, people * 2**people)
    return at_least(features // 2 + 1, features, share)
