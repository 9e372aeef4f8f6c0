# By closed form.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    root = epsilon / (math.sqrt(log + epsilon) + math.sqrt(log))
    return math.floor(root**2 * sigma**2 / records**2)
