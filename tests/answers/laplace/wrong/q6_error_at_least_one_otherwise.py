# An error below 1 is taken to be 1, as people are whole.
def people_needed(bound, epsilon, error):
    error = max(1, error)
    return math.ceil(math.sqrt(2) * bound / (epsilon * error)), math.ceil(
        2 * (bound / (epsilon * error)) ** 2
    )
