# Two voters more change the majority only if they were decisive
def vote_score(people, features):
    s = sum(
        [
            Fraction(math.comb(people, k), 2**people)
            * max(Fraction(k, people), 1 - Fraction(k, people))
            for k in range(people + 1)
        ]
    )
    score = s
    for j in range(1, features // 2 + 1):
        # from 2j - 1 to 2j + 1 voters
        score += math.comb(2 * j - 1, j) * (s * (1 - s)) ** j * (2 * s - 1)
    return score
