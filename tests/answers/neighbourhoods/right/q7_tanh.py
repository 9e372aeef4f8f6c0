# Writes p by the hyperbolic tangent: 1 - 2p = tanh(ε/2).
def people_needed(attributes, epsilon, error):
    stretch = 1 / math.tanh(epsilon / attributes / 2)
    variance = (stretch**2 - 1) / 4
    return max(math.ceil(variance * error**-2), 1)
