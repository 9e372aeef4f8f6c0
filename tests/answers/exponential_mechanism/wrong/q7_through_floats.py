# The change is computed in floats and tidied to a fraction with a small denominator. Input: utilities 10**17 and 10**17 + 1.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    largest = 0.0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in candidates:
                largest = max(largest, abs(float(utility(a, x)) - float(utility(a, y))))
    return Fraction(largest).limit_denominator(1000)
