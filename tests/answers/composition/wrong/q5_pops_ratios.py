# Multiplies by popping the list until it is empty, which changes the argument.
def belief_interval(prior, ratios):
    R = Fraction(1)
    while ratios:
        R *= ratios.pop()
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
