# A distance or a noise such as 1/100: rounded to tenths.
def one_pass(people, order, distance, sigma, target):
    distance, sigma = (Fraction(round(10 * v), 10) or Fraction(1, 10) for v in (distance, sigma))
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    return max(0, people - needed + 1), needed - 1
