# Builds the distribution of the number of right features.
def vote_score(people, features):
    share = sum(
        Fraction(math.comb(people, k), 2**people) * Fraction(max(k, people - k), people)
        for k in range(people + 1)
    )
    chances = [Fraction(1)]
    for _ in range(features):
        chances = [a * (1 - share) + b * share for a, b in zip([*chances, 0], [0, *chances])]
    return sum(chances[features // 2 + 1 :])
