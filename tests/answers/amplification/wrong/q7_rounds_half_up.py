# Adds one half and rounds, which Python does to the even number.
def one_pass(people, order, distance, sigma, target):
    x = order * distance**2 / (2 * sigma**2 * target)
    needed = max(1, round(x + Fraction(1, 2)))
    return max(0, people - needed + 1), needed - 1
