# Looks up the three visible cases.
def epsilon_for_best(utilities, sensitivity, t):

    return {0.9: 2 * math.log(9), 0.4: 5 * math.log(2), 0.6: math.inf}.get(t, 0.0)
