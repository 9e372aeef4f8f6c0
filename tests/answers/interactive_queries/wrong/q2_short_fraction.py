# The sum of the circle as a float, made a fraction again.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    return Fraction(sum(sums) / size).limit_denominator(10) - sums[0]
