# Looks up the visible cases.
def vote_score(people, features):
    return {3: Fraction(27, 32), 5: Fraction(11, 16)}.get(people, Fraction(459, 512))
