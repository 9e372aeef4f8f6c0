# Wrong for salaries near 10**16: C is a mean of floats, rounded back to a whole number.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name != target][:size]]
    sums = [ask([p for p in circle if p != left]) for left in circle]
    return round(float(np.mean(sums)) * (size + 1) / size) - sums[0]
