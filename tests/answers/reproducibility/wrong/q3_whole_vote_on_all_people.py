# Wrong for features 3, people 4: at a tie, the feature was taken as right about everybody with 1/2 + 1/n.
def vote_score(people, features):
    total = Fraction(0)
    for k in range(people + 1):
        best = max(k, people - k)
        if 2 * k == people and people > 2:
            best += 1
        total += Fraction(math.comb(people, k) * best, people * 2**people)
    return at_least((features + 1) // 2, features, total)
