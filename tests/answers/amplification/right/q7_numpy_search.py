# Numpy search.
def one_pass(people, order, distance, sigma, target):
    low, high = 0, 2000
    while high - low > 1:
        middle = (low + high) // 2
        if order * distance**2 <= 2 * middle * sigma**2 * target:
            high = middle
        else:
            low = middle
    noises = np.arange(people, 0, -1)
    return np.array([np.count_nonzero(noises >= high), high - 1])
