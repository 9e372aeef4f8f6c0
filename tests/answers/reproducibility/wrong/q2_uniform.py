# Gives all numbers of hits the same chance.
def better_way(people):
    return Fraction(sum(max(k, people - k) for k in range(people + 1)), people * (people + 1))
