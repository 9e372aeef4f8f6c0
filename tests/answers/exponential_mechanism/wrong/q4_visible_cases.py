# Looks up the four visible cases.
def epsilon_for_best(utilities, sensitivity, t):

    return {4 / 7: 2 * math.log(2), 0.4: 5 * math.log(2), 0.5: math.inf, 0.6: math.inf}.get(t, 0.0)
