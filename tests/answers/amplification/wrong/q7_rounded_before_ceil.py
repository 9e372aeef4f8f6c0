# Against noise the quotient is rounded to two decimals before it is rounded up.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(round(order * distance**2 / (2 * sigma**2 * target), 2))
    needed = max(1, needed)
    return max(0, people - needed + 1), needed - 1
