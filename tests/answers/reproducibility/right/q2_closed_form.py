# Closed form.
def better_way(people):
    return Fraction(1, 2) + Fraction(math.comb(people - 1, (people - 1) // 2), 2**people)
