# Halves an interval.
def naive_accuracy(steps, epsilon, chance):
    scale, low, high = steps / epsilon, 0.0, 60.0
    for _ in range(200):
        middle = (low + high) / 2
        if steps * math.log1p(-math.exp(-middle)) < math.log(chance):
            low = middle
        else:
            high = middle
    return scale * high
