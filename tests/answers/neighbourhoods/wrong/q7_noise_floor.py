# The flip probability is never taken below a tenth.
def people_needed(attributes, epsilon, error):
    p = max(1 / (1 + math.exp(epsilon / attributes)), 0.1)
    return math.ceil(p * (1 - p) / ((1 - 2 * p) ** 2 * error**2))
