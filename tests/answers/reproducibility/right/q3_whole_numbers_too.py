# Whole numbers.
def vote_score(people, features):
    good = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    whole = people << people
    bad = whole - good
    wins = sum(
        math.comb(features, wrong) * good ** (features - wrong) * bad**wrong
        for wrong in range((features + 1) // 2)
    )
    return Fraction(wins, whole**features)
