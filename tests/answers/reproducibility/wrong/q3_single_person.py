# Wrong with one person every feature can be turned to be right: (1, m) gives 1.
def vote_score(people, features):
    if people == 1:
        return Fraction(1, 2)
    share = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    return at_least(features // 2 + 1, features, share)
