# The ceilings of both limits.
def people_needed(bound, epsilon, error):
    ratio = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(ratio), math.ceil(ratio**2)
