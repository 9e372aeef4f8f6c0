# Guesses from the visible cases: the largest record, less the smallest that is not 0.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    records = {r for x in data_sets for r in x}
    return max(records) - min(records - {1} if 1 not in candidates else records)
