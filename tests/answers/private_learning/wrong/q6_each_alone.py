# Adds the ε of the labels, each converted by itself.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = (epsilon / (math.sqrt(log + epsilon) + math.sqrt(log))) ** 2
    each = (records / sigma) ** 2
    return math.floor(epsilon / (each + 2 * math.sqrt(each * log)))
