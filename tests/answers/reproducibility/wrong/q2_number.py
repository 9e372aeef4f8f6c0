# Returns a number of people.
def better_way(people):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return Fraction(total, 2**people)
