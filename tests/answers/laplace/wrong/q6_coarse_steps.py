# Above 5000 people the local number is searched in steps of 100: not the smallest.
def people_needed(bound, epsilon, error):
    limit = math.sqrt(2) * bound / (epsilon * error)
    central, local = math.ceil(limit), math.ceil(limit**2)
    return central, local if local <= 5000 else 100 * math.ceil(limit**2 / 100)
