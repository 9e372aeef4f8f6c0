# Right: doubling search.
def most_labels(sigma, records, epsilon, delta):
    def bill(count):
        rho = count * (records / float(sigma)) ** 2
        return rho + 2 * math.sqrt(rho * -math.log(delta))

    high = 1
    while bill(high) <= epsilon:
        high *= 2
    low = high // 2 if high > 1 else 0
    while high - low > 1:
        mid = (low + high) // 2
        if bill(mid) <= epsilon:
            low = mid
        else:
            high = mid
    return low
