# Wrong where the quotient is an odd whole number: adds 1/2 and rounds, and halves go to the even one.
def one_pass(people, order, distance, sigma, target):
    needed = round(order * distance**2 / (2 * sigma**2 * target) + Fraction(1, 2))
    return max(0, people - needed + 1), needed - 1
