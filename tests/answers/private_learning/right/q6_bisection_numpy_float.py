# By bisection numpy float.
def most_labels(sigma, records, epsilon, delta):
    low, high = 0, 1001
    while high - low > 1:
        mid = (low + high) // 2
        rho = mid * records**2 / sigma**2
        if rho + 2 * np.sqrt(rho * np.log(1 / delta)) <= epsilon:
            low = mid
        else:
            high = mid
    return float(low)
