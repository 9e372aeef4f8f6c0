# Whole numbers, divided once at the end.
def vote_score(people, features):
    hits = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    all_ = people * 2**people
    ways = sum(
        math.comb(features, j) * hits**j * (all_ - hits) ** (features - j)
        for j in range((features + 1) // 2, features + 1)
    )
    return Fraction(ways, all_**features)
