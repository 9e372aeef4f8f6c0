# A tenth too much is forgiven before rounding up.
def people_needed(bound, epsilon, error):
    q = bound / (epsilon * error)
    return max(1, math.ceil(math.sqrt(2) * q - 0.1)), max(1, math.ceil(2 * q * q - 0.1))
