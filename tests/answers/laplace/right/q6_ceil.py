# Both bounds, rounded up at the end.
def people_needed(bound, epsilon, error):
    return math.ceil(math.sqrt(2) * bound / (epsilon * error)), math.ceil(
        2 * (bound / (epsilon * error)) ** 2
    )
