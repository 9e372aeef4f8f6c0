# Adds only three numbers of votes from the majority on, which is all of them up to five features.
def vote_score(people, features):
    s = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    need = features // 2 + 1
    return sum(
        math.comb(features, k) * s**k * (1 - s) ** (features - k)
        for k in range(need, min(need + 3, features + 1))
    )
