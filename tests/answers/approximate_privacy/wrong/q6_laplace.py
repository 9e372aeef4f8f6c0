# Takes the scale of Laplace noise.
def least_sigma(epsilon, delta, sensitivity):
    return sensitivity / epsilon
