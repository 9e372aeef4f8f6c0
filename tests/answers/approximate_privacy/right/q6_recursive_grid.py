# Ever finer geometric grids in numpy.
def least_sigma(epsilon, delta, sensitivity):
    from scipy.special import ndtr

    epsilon, delta, sensitivity = float(epsilon), float(delta), float(sensitivity)
    low, high = -3 * math.log(10), 3 * math.log(10)
    for _ in range(8):
        u = np.linspace(low, high, 201)
        h = np.exp(-u)
        d = ndtr(h / 2 - epsilon / h) - np.exp(epsilon) * ndtr(-h / 2 - epsilon / h)
        i = int(np.argmax(d <= delta))
        low, high = u[max(i - 1, 0)], u[i]
    return np.float64(sensitivity * math.exp(high))
