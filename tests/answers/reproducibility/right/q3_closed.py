# The closed form of the share.
def vote_score(people, features):
    half = people // 2
    share = Fraction(1, 2) + Fraction(math.comb(2 * half, half), 2 * 4**half)
    return at_least(features // 2 + 1, features, share)
