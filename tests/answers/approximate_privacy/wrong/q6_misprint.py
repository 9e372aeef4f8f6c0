# Uses the classical rule without its root.
def least_sigma(epsilon, delta, sensitivity):
    return 2 * math.log(1.25 / delta) * sensitivity / epsilon
