# Numpy's whole numbers overflow: people 10, features 9.
def vote_score(people, features):
    share = Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
    good = np.int64(share.numerator)
    whole = np.int64(share.denominator)
    wins = np.int64(0)
    for k in range(features // 2 + 1, features + 1):
        wins += math.comb(features, k) * good**k * (whole - good) ** (features - k)
    return Fraction(int(wins), int(whole**features) or 1)
