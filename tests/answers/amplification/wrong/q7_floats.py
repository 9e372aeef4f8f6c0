# Divides floats.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(
        float(order) * float(distance) ** 2 / (2 * float(sigma) ** 2 * float(target))
    )
    return max(0, people - needed + 1), needed - 1
