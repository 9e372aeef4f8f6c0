# Rho was solved from 2 sqrt(rho L) = epsilon - epsilon^2/(4L), which is only nearly so.
def most_labels(sigma, records, epsilon, delta):
    labels = 0
    while True:
        rho = (labels + 1) * (records * 2**0.5) ** 2 / (2 * sigma * sigma)
        if rho + 2 * math.sqrt(-rho * math.log(delta)) > epsilon:
            return labels
        labels += 1
