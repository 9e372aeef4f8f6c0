# By closed form.
def better_way(people):
    half = (people - 1) // 2
    return Fraction(1, 2) + Fraction(math.comb(2 * half, half), 2 ** (2 * half + 1)) if people % 2 else Fraction(1, 2) + Fraction(math.comb(people, people // 2), 2 ** (people + 1))
