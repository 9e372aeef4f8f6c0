# One minus the chance that the majority is wrong.
def vote_score(people, features):
    distance = sum(math.comb(people, k) * abs(2 * k - people) for k in range(people + 1))
    wrong = (1 - Fraction(distance, people * 2**people)) / 2
    return 1 - at_least((features + 1) // 2, features, wrong)
