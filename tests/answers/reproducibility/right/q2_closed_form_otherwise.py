# Closed form of the mean deviation of a binomial
def better_way(people):
    j = people // 2
    return Fraction(1, 2) + Fraction(math.comb(2 * j, j), 2 ** (2 * j + 1))
