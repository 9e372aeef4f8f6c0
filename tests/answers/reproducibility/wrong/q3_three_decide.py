# Three votes are taken for a majority however many features there are.
def vote_score(people, features):
    s = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    return at_least(min(features // 2 + 1, 3), features, s)
