# Formula and ceil.
def people_needed(bound, epsilon, error):
    x = bound / (epsilon * error)
    return max(1, math.ceil(math.sqrt(2) * x)), max(1, math.ceil(2 * x * x))
