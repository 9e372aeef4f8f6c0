# Wrong for sigma 200, records 1, epsilon 1, delta 1/100: the loop ends at 100 labels.
def most_labels(sigma, records, epsilon, delta):
    best = 0
    for labels in range(100):
        rho = labels * records**2 / sigma**2
        if rho + 2 * math.sqrt(rho * math.log(1 / delta)) <= epsilon:
            best = labels
    return best
