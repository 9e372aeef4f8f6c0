# Uses the classical rule.
def least_sigma(epsilon, delta, sensitivity):
    return math.sqrt(2 * math.log(1.25 / delta)) * sensitivity / epsilon
