# In terms of e^share - 1, as a float.
def people_needed(attributes, epsilon, error):
    share = float(epsilon) / attributes
    variance = np.exp(share) / np.expm1(share) ** 2
    return float(max(1.0, np.ceil(variance / float(error) ** 2)))
