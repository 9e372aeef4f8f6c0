# The formula for odd numbers, with the wrong middle for even ones.
def better_way(people):
    half = (people - 1) // 2
    return Fraction(1, 2) + Fraction(math.comb(2 * half, half), 2 * 4**half)
