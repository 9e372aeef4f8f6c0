# Asks three fifths of the votes, which is a majority only up to five.
def vote_score(people, features):
    s = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    return at_least(-(-3 * features // 5), features, s)
