# The bound is cut to a whole number. Input: 1.9, 1, 0.5: right is 6 and 29, it says 3 and 8.
def people_needed(bound, epsilon, error):
    ratio = int(bound) / (epsilon * error)
    return math.ceil(math.sqrt(2) * ratio), math.ceil(2 * ratio**2)
