# Lets the bound fall with the root of T.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil((order * distance**2 / (2 * sigma**2 * target)) ** 2)
    return max(0, people - needed + 1), needed - 1
