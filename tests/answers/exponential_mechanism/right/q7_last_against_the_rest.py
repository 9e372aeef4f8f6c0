# Takes the last data set off and compares it with its neighbours among the rest, in fractions.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    result = Fraction(0)
    rest = list(data_sets)
    while rest:
        x = rest.pop()
        near = [y for y in rest if are_neighbours(x, y)]
        for a in candidates:
            here = utility(a, x) if near else 0
            for y in near:
                change = Fraction(utility(a, y)) - here
                result = change if change > result else -change if -change > result else result
    return result
