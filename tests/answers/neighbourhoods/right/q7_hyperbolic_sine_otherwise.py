# Right: hyperbolic sine
def people_needed(attributes, epsilon, error):
    return math.floor((2 * error * math.sinh(epsilon / attributes / 2)) ** -2) + 1
