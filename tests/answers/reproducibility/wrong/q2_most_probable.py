# Takes the most probable score.
def better_way(people):
    return Fraction(people - people // 2, people)
