# Thinks that from three records on the two counts cannot move any further.
def most_labels(sigma, records, epsilon, delta):
    m = min(records, 3)
    k = 0
    while True:
        rho = (k + 1) * m * m / sigma**2
        if rho + 2 * math.sqrt(rho * -math.log(delta)) > epsilon:
            return k
        k += 1
