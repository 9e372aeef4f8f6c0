# Nobody asks more than a million people: the local number is cut off.
def people_needed(bound, epsilon, error):
    limit = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(limit), min(math.ceil(limit**2), 10**6)
