# Wrong where the quotient is whole and its float a little more: ceil of floats.
def one_pass(people, order, distance, sigma, target):
    a, s, d, t = float(order), float(distance), float(sigma), float(target)
    needed = math.ceil(a * s**2 / (2 * d**2 * t))
    return max(0, people - needed + 1), needed - 1
