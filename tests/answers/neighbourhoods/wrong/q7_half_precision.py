# Computes with single precision, which is too little for large numbers of people.
def people_needed(attributes, epsilon, error):
    share = np.float32(epsilon / attributes)
    p = np.float32(1) / (np.float32(1) + np.exp(share))
    n = p * (1 - p) / (1 - 2 * p) ** 2 / np.float32(error) ** 2
    return max(1, math.ceil(n))
