# Builds the number bit by bit from the largest power of two that could be needed.
def most_labels(sigma, records, epsilon, delta):
    number = 0
    for bit in reversed(range(22)):
        trial = number | (1 << bit)
        rho = trial * (records / sigma) ** 2
        if rho + 2 * np.sqrt(rho * np.log(1 / delta)) <= epsilon:
            number = trial
    return number
