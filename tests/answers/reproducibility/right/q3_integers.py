# Integers, otherwise.
def vote_score(people, features):
    d = 2**people
    a = d // 2 + math.comb(people - 1, (people - 1) // 2)
    top = sum(
        math.comb(features, k) * a**k * (d - a) ** (features - k)
        for k in range(features // 2 + 1, features + 1)
    )
    return Fraction(top, d**features)
