# Rounds the share of one feature to four decimals, which changes 21/32 for seven people.
def vote_score(people, features):
    """The expected hold-out score of a vote of coin-tossed features, each turned the better way."""
    share = Fraction(sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)), people * 2**people)
    share = Fraction(round(share * 10**4), 10**4)
    return at_least((features + 1) // 2, features, share)
