# 1.414 is used for the root of 2 in the central model.
def people_needed(bound, epsilon, error):
    return math.ceil(1.414 * bound / (epsilon * error)), math.ceil(
        2 * (bound / (epsilon * error)) ** 2
    )
