# The first data set against the rest, then the rest among themselves.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst, rest = 0, tuple(data_sets)
    while rest:
        x, rest = rest[0], rest[1:]
        for y in filter(lambda y: are_neighbours(x, y), rest):
            changes = [utility(a, y) - utility(a, x) for a in candidates]
            worst = max(worst, max(changes), -min(changes))
    return worst
