# The law of the votes, built feature by feature
def vote_score(people, features):
    share = Fraction(1, 2) + Fraction(
        math.comb(people // 2 * 2, people // 2), 2 ** (people // 2 * 2 + 1)
    )
    votes = [Fraction(1)]
    for _ in range(features):
        longer = [Fraction(0)] * (len(votes) + 1)
        for k, p in enumerate(votes):
            longer[k] += p * (1 - share)
            longer[k + 1] += p * share
        votes = longer
    return sum(votes[(features + 1) // 2 :])
