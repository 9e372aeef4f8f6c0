# Epsilon above 1 is taken for 1. Input: 100, 3, 1: right is 48 and 2223.
def people_needed(bound, epsilon, error):
    scale = bound / min(epsilon, 1)
    return math.ceil(math.sqrt(2) * scale / error), math.ceil(2 * scale**2 / error**2)
