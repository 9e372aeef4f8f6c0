# Rounds up by rounding minus the number down.
def people_needed(bound, epsilon, error):
    scale = bound / epsilon
    central = 2**0.5 * scale / error
    local = 2 * scale * scale / (error * error)
    return [int(-(-central // 1)), int(-(-local // 1))]
