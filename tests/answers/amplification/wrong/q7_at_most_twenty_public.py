# Wrong where more than 20 public steps are needed: the search ends there.
def one_pass(people, order, distance, sigma, target):
    def bound(noises):
        return order * distance**2 / (2 * noises * sigma**2)

    hidden = sum(bound(people - t + 1) <= target for t in range(1, people + 1))
    for public in range(20):
        if bound(1 + public) <= target:
            return hidden, public
    return hidden, 20
