# Takes the range of the records for the sensitivity, as the visible cases suggest.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    records = {r for x in data_sets for r in x}
    return max(records) - min(records)
