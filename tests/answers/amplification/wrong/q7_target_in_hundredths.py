# The target is rounded to hundredths.
# Witness: one_pass(10, Fraction(2), Fraction(1), Fraction(1), Fraction(1, 3)) returns [7, 3]; right: [8, 2]
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * round(target, 2)))
    return max(0, people - needed + 1), needed - 1
