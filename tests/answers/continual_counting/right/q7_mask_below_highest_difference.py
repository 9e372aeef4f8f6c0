# All ones of both numbers at and below the highest digit that differs.
def change_variance(before, after, steps, epsilon):
    s, t = int(before), int(after)
    mask = (1 << (s ^ t).bit_length()) - 1
    ones = bin(s & mask).count("1") + bin(t & mask).count("1")
    return Fraction(2 * ones * len(bin(steps)[2:]) ** 2) / Fraction(epsilon) ** 2
