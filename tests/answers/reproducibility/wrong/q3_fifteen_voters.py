# 17 features or more: "beyond fifteen nothing changes".
def vote_score(people, features):
    m = min(features, 15)
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return at_least(m // 2 + 1, m, Fraction(total, people * 2**people))
