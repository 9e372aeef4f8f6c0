# Wrong where somebody's bound is exactly the target: the people are counted with <, and at most was asked.
def one_pass(people, order, distance, sigma, target):
    hidden = sum(
        order * distance**2 / (2 * (people - t + 1) * sigma**2) < target for t in range(1, people + 1)
    )
    return hidden, math.ceil(order * distance**2 / (2 * sigma**2 * target)) - 1
