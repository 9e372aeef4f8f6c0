# Takes it for certain that the vote is right.
def vote_score(people, features):
    return Fraction(1)
