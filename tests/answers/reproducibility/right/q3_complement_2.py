# By complement.
def vote_score(people, features):
    good = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    all_ways = people * 2**people
    lost = sum(math.comb(features, k) * good**k * (all_ways - good) ** (features - k) for k in range((features + 1) // 2))
    return 1 - Fraction(lost, all_ways**features)
