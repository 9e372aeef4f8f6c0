# Takes the scale for the standard deviation in the central model.
def people_needed(bound, epsilon, error):
    x = bound / (epsilon * error)
    return math.ceil(x), math.ceil(2 * x * x)
