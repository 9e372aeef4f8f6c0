# Epsilon above 5 is taken for 5. Input: 10, 1, 10, 1/100.
def most_labels(sigma, records, epsilon, delta):
    budget = min(epsilon, 5.0)
    log = math.log(1 / delta)
    x = -math.sqrt(log) + math.sqrt(log + budget)
    return math.floor(x * x * sigma * sigma / (records * records))
