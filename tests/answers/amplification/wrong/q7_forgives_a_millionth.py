# Wrong where the quotient is above a whole number by less than a millionth: forgiven "for the sake of floats".
def one_pass(people, order, distance, sigma, target):
    needed = max(1, math.ceil(float(order * distance**2 / (2 * sigma**2 * target)) - 1e-6))
    return max(0, people - needed + 1), needed - 1
