# The variance is 1/(4 sinh(share/2)^2).
def people_needed(attributes, epsilon, error):
    root = 1 / (2 * error * math.sinh(epsilon / attributes / 2))
    return math.floor(root * root) + 1
