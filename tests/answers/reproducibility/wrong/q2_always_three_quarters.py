# The gain is believed to shrink by 3/4 with every two people, a pattern read off 3 and 5.
def better_way(people):
    gain = Fraction(1, 2) if people == 1 else Fraction(1, 4) * Fraction(3, 4) ** (people // 2 - 1)
    return Fraction(1, 2) + gain
