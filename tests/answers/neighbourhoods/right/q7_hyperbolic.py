# Hyperbolic.
def people_needed(attributes, epsilon, error):
    n = int(1 / (2 * math.sinh(epsilon / attributes / 2) * error) ** 2) + 1
    return float(n)
