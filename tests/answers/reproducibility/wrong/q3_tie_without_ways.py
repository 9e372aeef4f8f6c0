# Counts a tie as one way with all people in the share of one feature, which is right for two people and wrong for four.
def vote_score(people, features):
    """The expected hold-out score of a vote of coin-tossed features, each turned the better way."""
    ways = 2 * sum(k * math.comb(people, k) for k in range(people // 2 + 1, people + 1))
    if people % 2 == 0:
        ways += people
    share = Fraction(ways, people * 2**people)
    return at_least(features // 2 + 1, features, share)
