# A single person is taken to be the first and to need no public steps.
# Witness: one_pass(1, Fraction(2), Fraction(2), Fraction(1), Fraction(1)) returns [0, 0]; right: [0, 3]
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    public = 0 if people == 1 else needed - 1
    return max(0, people - needed + 1), public
