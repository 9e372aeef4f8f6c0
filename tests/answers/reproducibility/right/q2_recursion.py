# Wallis-like product: two people more shrink the gain by (2j-1)/(2j)
def better_way(people):
    gain = Fraction(1, 2)
    for j in range(1, people // 2 + 1):
        gain *= Fraction(2 * j - 1, 2 * j)
    return Fraction(1, 2) + gain
