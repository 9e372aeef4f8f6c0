# Computed in single precision: the difference of two roots loses most of its digits.
# Witness: most_labels(500, 1, 1.6016680763570967, 0.01) returns 29823, right is 29822.
def most_labels(sigma, records, epsilon, delta):
    L = np.float32(math.log(1 / delta))
    x = np.sqrt(L + np.float32(epsilon)) - np.sqrt(L)
    return int(x**2 * np.float32(sigma) ** 2 / np.float32(records) ** 2)
