# Table first.
def _widest(values):
    return max(values) - min(values)


def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    """All utilities once, then the pairs by number."""
    values = [[utility(a, x) for a in candidates] for x in data_sets]
    found = [Fraction(0)]
    for i in range(1, len(data_sets)):
        for j in range(i):
            if are_neighbours(data_sets[i], data_sets[j]):
                found.extend(_widest(pair) for pair in zip(values[i], values[j]))
    return max(found)
