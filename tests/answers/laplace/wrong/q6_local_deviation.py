# Takes λ² for the variance in the local model.
def people_needed(bound, epsilon, error):
    central = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(central), math.ceil((bound / (epsilon * error)) ** 2)
