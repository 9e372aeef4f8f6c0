# At least two people.
def people_needed(bound, epsilon, error):
    c = math.sqrt(2) * bound / (epsilon * error)
    return max(2, math.ceil(c)), max(2, math.ceil(c * c))
