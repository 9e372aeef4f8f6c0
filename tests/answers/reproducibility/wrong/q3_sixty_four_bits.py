# Wrong for people 12, features 7: powers of numpy whole numbers overflow.
def vote_score(people, features):
    good = np.int64(sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)))
    ways = np.int64(people * 2**people)
    won = np.int64(0)
    for k in range((features + 1) // 2, features + 1):
        won += np.int64(math.comb(features, k)) * good**k * (ways - good) ** (features - k)
    return Fraction(int(won), int(ways) ** features)
