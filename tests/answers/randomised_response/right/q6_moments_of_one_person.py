# By moments of one person.
def variance_sampled(n, p, theta):
    # one person's undone answer has mean theta; its squared distance from it is added up over all four cases
    value = {1: (1 - p) / (1 - 2 * p), 0: -p / (1 - 2 * p)}
    total = 0.0
    for truth, answer in itertools.product((0, 1), repeat=2):
        weight = (theta if truth else 1 - theta) * (p if truth != answer else 1 - p)
        total += weight * (value[answer] - theta) ** 2
    return total / n
