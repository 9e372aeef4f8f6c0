# The bound is cut to a whole number. Input: 2.7, 0.5, 1.
def people_needed(bound, epsilon, error):
    ratio = math.sqrt(2) * int(bound) / (epsilon * error)
    return math.ceil(ratio), math.ceil(ratio * ratio)
