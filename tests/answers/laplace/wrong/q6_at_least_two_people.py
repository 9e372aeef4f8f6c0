# A mean needs at least two people if epsilon is below 1. Input: 1, 0.5, 10 ((1, 1) is asked).
def people_needed(bound, epsilon, error):
    ratio = math.sqrt(2) * bound / (epsilon * error)
    fewest = 1 if epsilon >= 1 else 2
    return max(fewest, math.ceil(ratio)), max(fewest, math.ceil(ratio**2))
