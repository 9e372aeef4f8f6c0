# Whole numbers.
def vote_score(people, features):
    right = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    every = people * 2**people
    wrong, m = every - right, features
    ways = sum(math.comb(m, k) * right**k * wrong ** (m - k) for k in range((m + 1) // 2, m + 1))
    return Fraction(ways, every**m)
