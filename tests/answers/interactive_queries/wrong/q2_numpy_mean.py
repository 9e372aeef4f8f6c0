# The sum of the circle by a mean of floats.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    whole = np.mean(sums) * (size + 1) / size
    return int(round(whole)) - sums[0]
