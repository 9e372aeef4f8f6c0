# Asks each person, and adds public steps until the last one has enough.
def one_pass(people, order, distance, sigma, target):
    def small(noises):
        return order * distance**2 / (2 * noises * sigma**2) <= target

    hidden = sum(small(people - t + 1) for t in range(1, people + 1))
    return hidden, next(extra for extra in itertools.count() if small(1 + extra))
