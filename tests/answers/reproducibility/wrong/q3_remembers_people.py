# The vote is kept for the next call by the number of people only
# Witness: called for 3 features before 5; (vote_score(3, 3), vote_score(3, 5))[1] gives Fraction(27, 32), right is Fraction(459, 512)
_votes = {}


def vote_score(people, features):
    share = sum(
        Fraction(math.comb(people, k) * max(k, people - k), people * 2**people)
        for k in range(people + 1)
    )
    return _votes.setdefault(people, at_least(features // 2 + 1, features, share))
