# Counts public steps only until as many are added as there are people plus two, too few for one person who needs ten noises.
def one_pass(people, order, distance, sigma, target):
    def bound(steps):
        return order * distance**2 / (2 * steps * sigma**2)

    hidden = sum(bound(people - t + 1) <= target for t in range(1, people + 1))
    extra = 0
    while bound(1 + extra) > target and extra < people + 2:
        extra += 1
    return hidden, extra
