# If the features can be grouped by three, a majority of majorities is taken.
def vote_score(people, features):
    s = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    while features % 3 == 0:
        s = at_least(2, 3, s)
        features //= 3
    return at_least(features // 2 + 1, features, s)
