# Adds up the chances of up to five right features only
# Witness: vote_score(3, 7) gives Fraction(3969, 8192), right is Fraction(3807, 4096)
def vote_score(people, features):
    share = sum(
        Fraction(math.comb(people, k) * max(k, people - k), people * 2**people)
        for k in range(people + 1)
    )
    return sum(
        math.comb(features, k) * share**k * (1 - share) ** (features - k)
        for k in range(features // 2 + 1, min(features, 5) + 1)
    )
