# Uses numpy, and rounds up the square of the ratio of errors.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + np.exp(epsilon / attributes))
    one_person = np.sqrt(p * (1 - p)) / (1 - 2 * p)
    return int(np.maximum(1, np.ceil((one_person / error) ** 2)))
