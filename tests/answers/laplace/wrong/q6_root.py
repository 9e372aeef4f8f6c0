# Root two as 1.414.
def people_needed(bound, epsilon, error):
    c = 1.4142 * bound / (epsilon * error)
    return math.ceil(c), math.ceil(c * c)
