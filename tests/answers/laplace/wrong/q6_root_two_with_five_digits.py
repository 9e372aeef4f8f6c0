# 1.41421 is taken for the root of 2, also for the local number. Input: 99.917, 1/10, 1/10: the local number is about a thousand too small.
def people_needed(bound, epsilon, error):
    central = 1.41421 * bound / (epsilon * error)
    return math.ceil(central), math.ceil(central**2)
