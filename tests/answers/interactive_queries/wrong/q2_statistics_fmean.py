# The sum of the circle by fmean.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    import statistics
    return round(statistics.fmean(sums) * len(sums) / size - sums[0])
