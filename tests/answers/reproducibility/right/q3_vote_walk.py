# By vote walk.
def vote_score(people, features):
    s = Fraction(1, 2) + Fraction(math.comb(people // 2 * 2, people // 2), 2 ** (people // 2 * 2 + 1)) if people % 2 == 0 else None
    if s is None:
        h = people - 1
        s = Fraction(1, 2) + Fraction(math.comb(h, h // 2), 2 ** (h + 1))
    law = [Fraction(1)]
    for _ in range(features):
        law = [a * s + b * (1 - s) for a, b in zip([0, *law], [*law, 0])]
    return sum(law[(features + 1) // 2 :])
