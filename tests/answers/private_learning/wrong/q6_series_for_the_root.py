# The square root is replaced by its series up to the third order, which is too coarse for a large epsilon. Input: 20.0, 1, 10.0, 0.01.
def most_labels(sigma, records, epsilon, delta):
    root = math.sqrt(math.log(1 / delta))
    x = epsilon / (2 * root) - epsilon**2 / (8 * root**3) + epsilon**3 / (16 * root**5)
    return math.floor(x * x * sigma**2 / records**2)
