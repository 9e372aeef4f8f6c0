# From nine features on a majority is taken for two thirds.
def vote_score(people, features):
    s = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    needed = features // 2 + 1
    if features > 7:
        needed = math.ceil(features * 2 / 3)
    return at_least(needed, features, s)
