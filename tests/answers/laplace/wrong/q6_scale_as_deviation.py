# Takes the scale for the standard deviation.
def people_needed(bound, epsilon, error):
    central = bound / (epsilon * error)
    return math.ceil(central), math.ceil(central**2)
