# The bisection stops when the ends are two apart, so one label is lost for some inputs. Input: 20.0, 1, 1.27, 1e-6: 11 labels.
def most_labels(sigma, records, epsilon, delta):
    def total(k):
        rho = k * (records / sigma) ** 2
        return rho + 2 * math.sqrt(rho * math.log(1 / delta))

    low, high = 0, 1
    while total(high) <= epsilon:
        low, high = high, 2 * high
    while high - low > 2:
        middle = (low + high) // 2
        if total(middle) <= epsilon:
            low = middle
        else:
            high = middle
    return low
