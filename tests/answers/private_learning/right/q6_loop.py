# One label after another
def most_labels(sigma, records, epsilon, delta):
    k, cost, big = 0, (records / float(sigma)) ** 2, -math.log(delta)
    while (k + 1) * cost + 2 * math.sqrt((k + 1) * cost * big) <= epsilon:
        k += 1
    return k
