# Takes three features for a majority of more than five as well.
def vote_score(people, features):
    """The expected hold-out score of a vote of coin-tossed features, each turned the better way."""
    majority = {1: 1, 3: 2}.get(features, 3)
    share = sum(Fraction(math.comb(people, k) * max(k, people - k), 2**people) for k in range(people + 1)) / people
    return at_least(majority, features, share)
