# Counts up as long as the bill fits.
def most_labels(sigma, records, epsilon, delta):
    cost, k = (records / float(sigma)) ** 2, 0
    while (k + 1) * cost + 2 * math.sqrt((k + 1) * cost * -math.log(delta)) <= epsilon:
        k += 1
    return k
