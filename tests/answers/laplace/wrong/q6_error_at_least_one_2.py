# An error below 1 is raised to 1. Input: 10, 1, 0.3: right is 48 and 2223.
def people_needed(bound, epsilon, error):
    goal = max(error, 1)
    scale = bound / epsilon
    return math.ceil(2**0.5 * scale / goal), math.ceil(2 * (scale / goal) ** 2)
