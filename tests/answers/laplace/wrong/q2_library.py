# Lets dpedu try all neighbours.
def oracle(query, data_sets, related):
    return dp.sensitivity.brute_force(query, data_sets, related)
