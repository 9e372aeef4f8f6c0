# Utilities are kept in a dictionary by the candidate's text, in which 1 and '1' are one.
# Witness: measure_sensitivity(lambda a, x: len(x) * (1 if a == 1 else 5), [(), (1,)], [1, '1'], lambda x, y: True) returns 1; right: 5
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    known = {str(a): [utility(a, x) for x in data_sets] for a in candidates[::-1]}
    worst = 0
    for i, j in itertools.combinations(range(len(data_sets)), 2):
        if are_neighbours(data_sets[i], data_sets[j]):
            for values in known.values():
                worst = max(worst, abs(values[i] - values[j]))
    return worst
