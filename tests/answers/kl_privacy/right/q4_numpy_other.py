# With numpy, as an array.
def distances(epsilon, n):
    return np.minimum(
        1, [np.tanh(n * epsilon / 2), np.sqrt(n * epsilon * np.tanh(epsilon / 2) / 2)]
    )
