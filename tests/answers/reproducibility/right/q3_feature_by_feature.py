# Feature by feature.
def vote_score(people, features):
    share = Fraction(1, 2) + Fraction(math.comb(people - 1, (people - 1) // 2), 2**people)
    lead = {0: Fraction(1)}  # votes for the truth less votes against it
    for _ in range(features):
        after = {}
        for d, chance in lead.items():
            after[d + 1] = after.get(d + 1, 0) + chance * share
            after[d - 1] = after.get(d - 1, 0) + chance * (1 - share)
        lead = after
    return sum(chance for d, chance in lead.items() if d > 0)
