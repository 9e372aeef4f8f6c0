# Wrong for U(a, x) = 10^17 a len(x) + sum(x) with [(), (1,)], [1]: differences are floats, made a fraction at the end.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    column = {x: [utility(a, x) for a in candidates] for x in data_sets}
    largest = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[:i]:
            if are_neighbours(y, x):
                for u, v in zip(column[x], column[y]):
                    largest = u - v if u - v > largest else v - u if v - u > largest else largest
    return largest
