# The search ends at 100 000 people.
def people_needed(bound, epsilon, error):
    c = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(c), min(100_000, math.ceil(2 * (bound / (epsilon * error)) ** 2))
