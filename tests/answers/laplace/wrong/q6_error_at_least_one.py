# An error below 1 is raised to 1. Input: 10, 1, 0.3.
def people_needed(bound, epsilon, error):
    ratio = math.sqrt(2) * bound / (epsilon * max(1, error))
    return math.ceil(ratio), math.ceil(ratio**2)
