# Uses the closed form with the hyperbolic sine.
def people_needed(attributes, epsilon, error):
    spread = 1 / (2 * math.sinh(epsilon / (2 * attributes)))
    return max(1, math.ceil((spread / error) ** 2))
