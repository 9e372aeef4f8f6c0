# At most forty steps in all are allowed for, so the public steps are cut at 40 - n.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    return max(0, people - needed + 1), min(needed - 1, 40 - people)
