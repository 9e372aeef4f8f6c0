# Single precision, whose seven digits are not enough for large numbers of people. Input: 20 questions, epsilon 0.1, error 0.01.
def people_needed(attributes, epsilon, error):
    half = np.float32(epsilon) / np.float32(2 * attributes)
    bound = 1 / (2 * np.sinh(half) * np.float32(error)) ** 2
    return max(1, math.ceil(float(bound)))
