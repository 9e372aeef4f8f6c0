# Every person.
def one_pass(people, order, distance, sigma, target):
    def kept(noises):
        return order * distance**2 <= target * 2 * noises * sigma**2

    hidden = sum(kept(people - t + 1) for t in range(1, people + 1))
    extra = 0
    while not kept(1 + extra):  # the last person has the least
        extra += 1
    return [hidden, extra]
