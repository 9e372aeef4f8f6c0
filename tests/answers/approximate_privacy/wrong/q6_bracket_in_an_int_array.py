# Wrong for an int sensitivity: the bracket is a numpy array of ints then, and the middle is cut to a whole number.
def least_sigma(epsilon, delta, sensitivity):
    def enough(sigma):
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta

    bracket = np.array([sensitivity, sensitivity])
    bracket[0] *= 0
    while not enough(bracket[1]):
        bracket[1] *= 2
    for _ in range(60):
        middle = bracket.mean()
        bracket[1 if enough(middle) else 0] = middle
    return bracket[1]
