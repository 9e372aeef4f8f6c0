# Loops over ordered pairs, one-sided differences
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    largest = Fraction(0)
    for a in candidates:
        values = {x: utility(a, x) for x in data_sets}
        for x, ux in values.items():
            for y, uy in values.items():
                if x is not y and x != y and uy - ux > largest and are_neighbours(x, y):
                    largest = Fraction(uy - ux)
    return largest
