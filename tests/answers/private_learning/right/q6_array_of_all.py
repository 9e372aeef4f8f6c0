# By array of all.
def most_labels(sigma, records, epsilon, delta):
    rho = np.arange(1, 1001) * (records / sigma) ** 2
    return np.count_nonzero(rho + 2 * np.sqrt(-rho * np.log(delta)) <= epsilon)
