# A table of all utilities first, then neighbours by their places.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    table = [[Fraction(utility(a, x)) for a in candidates] for x in data_sets]
    found = {Fraction(0)}
    for i in range(len(data_sets)):
        for j in range(i):
            if are_neighbours(data_sets[i], data_sets[j]):
                found.update(abs(p - q) for p, q in zip(table[i], table[j]))
    return max(found)
