# Rounds the quotient to two digits before it is squared.
def people_needed(bound, epsilon, error):
    quotient = round(math.sqrt(2) * bound / (epsilon * error), 2)
    return max(1, math.ceil(quotient)), max(1, math.ceil(quotient**2))
