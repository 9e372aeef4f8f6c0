# With more features than people the rest are taken to repeat the first ones, so that only n or n + 1 of them vote, if there are more than five
# Witness: vote_score(3, 7) gives Fraction(27, 32), right is Fraction(3807, 4096)
def vote_score(people, features):
    share = sum(
        Fraction(math.comb(people, k) * max(k, people - k), people * 2**people)
        for k in range(people + 1)
    )
    if features > 5:
        features = min(features, people | 1)
    return at_least(features // 2 + 1, features, share)
