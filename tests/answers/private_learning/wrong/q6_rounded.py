# 0.35 taken off and rounded to the nearest, so a fraction above 0.85 is rounded up.
def most_labels(sigma, records, epsilon, delta):
    labels = 0
    while True:
        rho = (labels + 1) * (records * 2**0.5) ** 2 / (2 * sigma * sigma)
        if rho + 2 * math.sqrt(-rho * math.log(delta)) > epsilon:
            return labels
        labels += 1
