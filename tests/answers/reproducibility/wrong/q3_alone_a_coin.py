# Thinks that with a single person a feature is right half the time.
def vote_score(people, features):
    s = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    if people == 1:
        s = Fraction(1, 2)
    return at_least((features + 1) // 2, features, s)
