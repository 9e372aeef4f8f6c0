# Limits are rounded to 2 decimals before they are rounded up. Input: a limit of 5.003, as 1, 0.1, 2.8267.
def people_needed(bound, epsilon, error):
    ratio = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(round(ratio, 2)), math.ceil(round(ratio**2, 2))
