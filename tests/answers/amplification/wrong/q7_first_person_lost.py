# If just as many noises are needed as there are people, nobody is counted, but the first has them.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    if needed >= people > 1:
        return 0, needed - 1
    return max(0, people - needed + 1), needed - 1
