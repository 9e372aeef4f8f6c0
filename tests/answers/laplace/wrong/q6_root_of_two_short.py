# The root of 2 is 1.4142. Input: 100, 0.1, 0.13.
def people_needed(bound, epsilon, error):
    ratio = 1.4142 * bound / (epsilon * error)
    return math.ceil(ratio), math.ceil(ratio**2)
