# Doubling and then a binary search over whole numbers of labels.
def most_labels(sigma, records, epsilon, delta):
    def spent(k):
        rho = k * (records / sigma) ** 2
        return rho + 2 * math.sqrt(-rho * math.log(delta))

    top = 1
    while spent(top) <= epsilon:
        top *= 2
    low = 0
    while top - low > 1:
        middle = (low + top) // 2
        if spent(middle) <= epsilon:
            low = middle
        else:
            top = middle
    return low
