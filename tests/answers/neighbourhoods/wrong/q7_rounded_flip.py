# Rounds the flip probability to six digits.
def people_needed(attributes, epsilon, error):
    p = round(1 / (1 + math.exp(epsilon / attributes)), 6)
    return max(1, math.ceil(p * (1 - p) / ((1 - 2 * p) ** 2 * error**2)))
