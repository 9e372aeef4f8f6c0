# Wrong for U(a, x) = 10^17 a len(x) + sum(x) with [(), (1,)], [1]: differences are floats, made a fraction at the end.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    table = np.array([[float(utility(a, x)) for x in data_sets] for a in candidates])
    worst = 0.0
    for i, x in enumerate(data_sets):
        for j, y in enumerate(data_sets):
            if are_neighbours(x, y):
                worst = max(worst, abs(table[:, i] - table[:, j]).max())
    return Fraction(worst)
