# One by one.
def turned(people):
    return Fraction(1, 2) + Fraction(math.comb(people - 1, (people - 1) // 2), 2**people)


def vote_score(people, features):
    s, lead = turned(people), {0: Fraction(1)}
    for _ in range(features):
        after = {}
        for gap, chance in lead.items():
            after[gap + 1] = after.get(gap + 1, 0) + chance * s
            after[gap - 1] = after.get(gap - 1, 0) + chance * (1 - s)
        lead = after
    return sum(chance for gap, chance in lead.items() if gap > 0)
