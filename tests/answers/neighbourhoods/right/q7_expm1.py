# Here e^ε/(e^ε - 1)², rounded up by numpy.
def people_needed(attributes, epsilon, error):
    share = float(epsilon) / attributes
    one = math.exp(share) / math.expm1(share) ** 2
    return float(np.ceil(one / float(error) ** 2))
