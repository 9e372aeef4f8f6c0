# Lets dpedu do it.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    return dp.utility_sensitivity(utility, data_sets, candidates, are_neighbours)
