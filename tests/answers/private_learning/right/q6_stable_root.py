# The root in the form that does not cancel
def most_labels(sigma, records, epsilon, delta):
    big, e = -math.log(float(delta)), float(epsilon)
    x = e / (math.sqrt(big + e) + math.sqrt(big))
    return int((x * float(sigma) / records) ** 2)
