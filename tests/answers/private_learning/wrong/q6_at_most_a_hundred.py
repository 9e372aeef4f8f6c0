# Wrong for sigma 200, records 1, epsilon 1, delta 1/100: the loop ends at 100 labels.
def most_labels(sigma, records, epsilon, delta):
    labels = 0
    while True:
        rho = (labels + 1) * (records * 2**0.5) ** 2 / (2 * sigma * sigma)
        if rho + 2 * math.sqrt(-rho * math.log(delta)) > epsilon:
            return labels
        labels += 1
