# Large utilities are compared as floats.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    """The largest change of one candidate's utility between neighbours, by trying everything."""
    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in candidates:
                largest = max(
                    largest,
                    abs(utility(a, x) - utility(a, y))
                    if abs(utility(a, x)) < 10**9
                    else Fraction(abs(float(utility(a, x)) - float(utility(a, y)))),
                )
    return largest
