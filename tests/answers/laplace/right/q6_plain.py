# Plain, otherwise.
def people_needed(bound, epsilon, error):
    r = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(r), math.ceil(r * r)
