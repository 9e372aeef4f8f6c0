# Thinks that at most 2n + 1 features say anything new about n people, and lets only these vote.
def vote_score(people, features):
    s = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    m = min(features, 2 * people + 1)
    return at_least((m + 1) // 2, m, s)
