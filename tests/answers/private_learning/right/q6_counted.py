# Counts up while it is paid for.
def most_labels(sigma, records, epsilon, delta):
    each, log = (records / sigma) ** 2, -math.log(delta)

    def cost(k):
        return k * each + 2 * math.sqrt(k * each * log)

    k = 1
    while cost(k) <= epsilon:
        k *= 2
    step = k
    while step > 1:
        step //= 2
        if cost(k - step) > epsilon:
            k -= step
    return k - 1
