# Believes that the local model needs twice as many.
def people_needed(bound, epsilon, error):
    central = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(central), 2 * math.ceil(central)
