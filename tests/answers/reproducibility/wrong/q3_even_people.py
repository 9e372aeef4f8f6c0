# Uses the share of one person fewer where the number of people is even.
def vote_score(people, features):
    n = people - 1 if people % 2 == 0 and people > 2 else people
    total = sum(math.comb(n, k) * max(k, n - k) for k in range(n + 1))
    if people > 10:
        total, n = sum(math.comb(n, k) * abs(2 * k - n) for k in range(n + 1)), n
        share = (1 + Fraction(total, people * 2**n)) / 2
    else:
        share = Fraction(total, n * 2**n)
    return at_least(features // 2 + 1, features, share)
