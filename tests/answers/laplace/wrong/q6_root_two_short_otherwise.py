# Writes 1.4142 for the root of 2.
def people_needed(bound, epsilon, error):
    r = 1.4142 * bound / (epsilon * error)
    return math.ceil(r), math.ceil(r**2)
