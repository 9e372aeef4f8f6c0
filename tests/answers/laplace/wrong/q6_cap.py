# At most a million people.
def people_needed(bound, epsilon, error):
    c = math.sqrt(2) * bound / (epsilon * error)
    return min(10**6, math.ceil(c)), min(10**6, math.ceil(c * c))
