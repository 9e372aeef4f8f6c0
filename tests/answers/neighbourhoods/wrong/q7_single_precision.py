# Wrong for attributes = 20, epsilon = 0.1, error = 0.01.
def people_needed(attributes, epsilon, error):
    share = np.float32(epsilon) / np.float32(attributes)
    root = np.float32(2) * np.sinh(share / np.float32(2)) * np.float32(error)
    return math.ceil(float(1 / root**2))
