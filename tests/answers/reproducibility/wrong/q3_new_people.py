# Returns the score on new people.
def vote_score(people, features):
    return Fraction(1, 2)
