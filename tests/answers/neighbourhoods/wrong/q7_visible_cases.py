# Looks up the three visible cases.
def people_needed(attributes, epsilon, error):
    return {1: 62, 4: 6367, 3: 5}.get(attributes, 62)
