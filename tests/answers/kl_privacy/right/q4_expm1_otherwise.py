# By expm1 and a numpy array.
def distances(epsilon, n):
    def tanh_half(x):
        return -math.expm1(-float(x)) / (1 + math.exp(-float(x)))

    kappa = float(epsilon) * tanh_half(epsilon)
    return np.minimum(1.0, np.array([tanh_half(n * epsilon), (n * kappa / 2) ** 0.5]))
