# Many people and features: the powers are those of a float, which has 53 digits.
def vote_score(people, features):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    share = total / (people * 2**people)
    return Fraction(at_least(features // 2 + 1, features, share))
