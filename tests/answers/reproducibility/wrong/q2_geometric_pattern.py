# Guesses from 3/4, 3/4, 11/16 that the excess over one half falls by a quarter for each two people.
def better_way(people):
    if people == 1:
        return 1
    return Fraction(1, 2) + Fraction(1, 4) * Fraction(3, 4) ** ((people - 2) // 2)
