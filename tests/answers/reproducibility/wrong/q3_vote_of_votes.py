# Lets groups of three vote, and then their votes, where the number is a multiple of three.
def vote_score(people, features):
    s = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    m = features
    while m % 3 == 0:
        s = at_least(2, 3, s)
        m //= 3
    return at_least((m + 1) // 2, m, s)
