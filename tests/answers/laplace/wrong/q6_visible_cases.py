# Looks up the three visible cases.
def people_needed(bound, epsilon, error):
    return {100: (48, 2223), 4: (6, 27)}.get(bound, (1, 1))
