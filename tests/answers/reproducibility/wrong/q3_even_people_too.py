# An even number of people above 2: the share of one person fewer is taken.
def vote_score(people, features):
    n = people - 1 if people % 2 == 0 and people > 2 else people
    total = sum(math.comb(n, k) * max(k, n - k) for k in range(n + 1))
    return at_least(features // 2 + 1, features, Fraction(total, n * 2**n))
