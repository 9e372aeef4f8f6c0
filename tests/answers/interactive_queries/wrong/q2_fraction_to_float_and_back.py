# Wrong for a salary of 2**53 + 1, size = 1: the result passes through round(float), which loses the last digit.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != gone]) for gone in circle]
    return round(float(Fraction(sum(sums), size) - sums[0]))
