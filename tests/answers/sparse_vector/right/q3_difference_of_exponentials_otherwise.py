# Laplace noise as a difference of exponential ones; 1 and 0, a tuple
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def noise(price):
        return (rng.exponential() - rng.exponential()) / float(price)

    rho, left, said = noise(share * epsilon), answers, ()
    for v in values:
        if not left:
            return said
        above = int(v - threshold + noise((1 - share) * epsilon / (2 * answers)) > rho)
        said, left = said + (above,), left - above
    return said
