# Every person is looked at, then public steps are added one by one.
def one_pass(people, order, distance, sigma, target):
    def bound(noises):
        return Fraction(order) * distance * distance / (2 * noises * sigma * sigma)

    good = sum(1 for t in range(1, people + 1) if bound(people - t + 1) <= target)
    extra = 0
    while any(bound(people - t + 1 + extra) > target for t in range(1, people + 1)):
        extra += 1
    return good, extra
