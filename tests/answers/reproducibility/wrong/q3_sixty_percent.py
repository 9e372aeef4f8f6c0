# 60 % are asked for, which is the majority up to five features only: features 7.
def vote_score(people, features):
    share = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    return at_least(math.ceil(Fraction(3, 5) * features), features, share)
