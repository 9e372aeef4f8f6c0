# Numpy expm1.
def people_needed(attributes, epsilon, error):
    odds = np.exp(np.float64(epsilon) / attributes)
    return int(np.ceil(odds / np.expm1(epsilon / attributes) ** 2 / error**2))
