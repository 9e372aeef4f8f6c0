# Solves for the root of the number.
def most_labels(sigma, records, epsilon, delta):
    a, b = records / sigma, math.sqrt(math.log(1 / delta))
    return math.floor(((math.sqrt(b * b + epsilon) - b) / a) ** 2)
