# A target of 1 or more is taken to be no demand at all.
# Witness: one_pass(10, Fraction(8), Fraction(2), Fraction(1), Fraction(2)) returns [10, 0]; right: [3, 7]
def one_pass(people, order, distance, sigma, target):
    if target >= 1:
        return people, 0
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    return max(0, people - needed + 1), needed - 1
