# The excess over one half is guessed from 3 and 5 people: it falls by 3/4 with every two
# Witness: better_way(7) gives Fraction(41, 64), right is Fraction(21, 32)
def better_way(people):
    pairs = people // 2
    return Fraction(1, 2) + Fraction(1, 4) * Fraction(3, 4) ** (pairs - 1)
