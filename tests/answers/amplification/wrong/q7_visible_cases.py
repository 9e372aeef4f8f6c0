# Looks up the visible cases.
def steps_needed(order, distance, sigma, target):
    return {4: 7, 2.5: 8}.get(order, 1)
