# Person by person.
def bound(noises, order, distance, sigma):
    return order * distance**2 / (2 * noises * sigma**2)


def one_pass(people, order, distance, sigma, target):
    hidden = sum(
        bound(people - t + 1, order, distance, sigma) <= target for t in range(1, people + 1)
    )
    more = 0
    while bound(1 + more, order, distance, sigma) > target:
        more += 1
    return [hidden, more]
