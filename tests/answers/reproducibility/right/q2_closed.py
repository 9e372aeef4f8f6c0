# The closed form.
def better_way(people):
    half = people // 2
    middle = Fraction(math.comb(2 * half, half), 4**half)
    return Fraction(1, 2) + (middle / 2 if people % 2 == 0 else middle / 2)
