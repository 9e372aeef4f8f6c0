# If exactly as many noises are needed as there are people, the first person is forgotten.
# Witness: one_pass(4, Fraction(2), Fraction(2), Fraction(1), Fraction(1)) returns [0, 3]; right: [1, 3]
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    hidden = people - needed + 1 if people > needed or needed == 1 else 0
    return hidden, needed - 1
