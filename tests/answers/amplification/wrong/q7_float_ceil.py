# Fractions such as 1/10 and 1/3 whose limit is a whole number.
def one_pass(people, order, distance, sigma, target):
    limit = float(order) * float(distance) ** 2 / (2 * float(sigma) ** 2 * float(target))
    needed = math.ceil(limit)
    return max(0, people - needed + 1), needed - 1
