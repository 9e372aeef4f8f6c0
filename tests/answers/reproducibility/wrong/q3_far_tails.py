# Numbers of hits further than two roots of n from the middle are left out of the share.
def vote_score(people, features):
    ways = sum(
        math.comb(people, k) * max(k, people - k)
        for k in range(people + 1)
        if (2 * k - people) ** 2 <= 16 * people
    )
    return at_least(features // 2 + 1, features, Fraction(ways, people * 2**people))
