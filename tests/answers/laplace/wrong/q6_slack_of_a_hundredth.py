# Takes 0.01 off before rounding up, against rounding errors.
def people_needed(bound, epsilon, error):
    x = bound / (epsilon * error)
    return max(1, math.ceil(math.sqrt(2) * x - 0.01)), max(1, math.ceil(2 * x * x - 0.01))
