# Remembers results for the number of features only.
votes = {}


def vote_score(people, features):
    if features not in votes:
        s = Fraction(
            sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
            people * 2**people,
        )
        votes[features] = at_least((features + 1) // 2, features, s)
    return votes[features]
