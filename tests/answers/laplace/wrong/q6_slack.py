# A standard deviation of up to error + 1/10000 is let pass.
def people_needed(bound, epsilon, error):
    limit = math.sqrt(2) * bound / (epsilon * (error + 1e-4))
    return math.ceil(limit), math.ceil(limit**2)
