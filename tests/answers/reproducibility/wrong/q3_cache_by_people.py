# Results are kept by the number of people; the number of features is forgotten.
def vote_score(people, features, kept={}):
    if people not in kept:
        s = Fraction(
            sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
            people * 2**people,
        )
        kept[people] = at_least(features // 2 + 1, features, s)
    return kept[people]
