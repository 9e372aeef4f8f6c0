# Remembered by the number of features: another number of people gets the old score.
_scores = {}


def vote_score(people, features):
    if features not in _scores:
        share = Fraction(
            sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
            people * 2**people,
        )
        _scores[features] = at_least(features // 2 + 1, features, share)
    return _scores[features]
